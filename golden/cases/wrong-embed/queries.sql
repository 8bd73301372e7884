-- name: Misspelled :many
SELECT sqlc.embed(bocks) FROM books;
-- name: OfDerivedTable :many
SELECT sqlc.embed(b) FROM (SELECT * FROM books) b;
-- name: InDerivedTable :many
SELECT * FROM (SELECT sqlc.embed(books) FROM books) b;
-- name: InSetOperation :many
SELECT sqlc.embed(books) FROM books UNION SELECT 1, 'x';
-- name: InExpression :many
SELECT coalesce(sqlc.embed(books), NULL) FROM books;
-- name: OfNoName :many
SELECT sqlc.embed(1) FROM books;
