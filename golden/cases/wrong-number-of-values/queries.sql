-- name: TooMany :exec
INSERT INTO books (id, title) VALUES ($1, $2, $3);

-- name: TooFew :exec
INSERT INTO books (id, title, price) VALUES ($1, $2);

-- name: Uneven :many
SELECT id, title FROM books UNION SELECT id FROM books;

-- name: UnevenIn :many
SELECT id FROM books WHERE id IN (SELECT id, title FROM books);

-- name: SelectedTooMany :exec
INSERT INTO books (id, title) SELECT id, title, price FROM books;
