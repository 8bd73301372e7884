-- name: Shorten :many
SELECT lowr(title) AS title FROM books;

-- name: Unheard :many
SELECT frobnicate(id) AS id FROM books;

-- name: TooMany :many
SELECT lower(title, title, title) AS title FROM books;

-- name: TooFew :many
SELECT replace(title) AS title FROM books;
