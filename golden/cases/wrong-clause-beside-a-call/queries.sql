-- name: OverBesideAFunction :many
SELECT lower(title) OVER () AS title FROM books;

-- name: FilterBesideAFunction :many
SELECT abs(price) FILTER (WHERE id > 1) AS price FROM books;

-- name: DistinctWithOver :many
SELECT sum(DISTINCT price) OVER () AS total FROM books;

-- name: FilterBesideAWindowFunction :many
SELECT row_number() FILTER (WHERE id > 1) OVER () AS place FROM books;

-- name: StarWithoutFrom :many
SELECT *;

-- name: AggregateInReturning :many
DELETE FROM books WHERE id = $1 RETURNING count(*) AS n;

-- name: AggregateInSet :exec
UPDATE books SET price = max(price);
