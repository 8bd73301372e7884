-- name: Inserted :exec
INSERT INTO books (id, title) VALUES (1, 'x'), (2);
