-- name: StoreText :exec
UPDATE books SET released = title WHERE id = $1;

-- name: StoreNumber :exec
INSERT INTO books (id, title, released) VALUES (1, 'x', 5);

-- name: StoreSelected :exec
INSERT INTO books (id, title, released) SELECT id, released, title FROM books;
