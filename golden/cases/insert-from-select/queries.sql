-- name: KeepBooks :exec
INSERT INTO old_books (id, title, price) SELECT id, title, price FROM books WHERE price > $1;

-- name: CreateSeveral :exec
INSERT INTO books (id, title) VALUES ($1, $2), ($3, $4);
