-- name: Table :many
SELECT id FROM order;

-- name: Alias :many
SELECT id FROM books AS group;

-- name: Column :many
SELECT id FROM books WHERE group = 1;

-- name: Selected :many
SELECT table FROM books;

-- name: Inserted :exec
INSERT INTO books (order) VALUES (1);

-- name: Taken :many
SELECT id FROM books order WHERE id = 1;
