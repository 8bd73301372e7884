-- name: CaseOfBoth :many
SELECT CASE WHEN sold THEN id ELSE title END AS value FROM books;

-- name: CoalesceOfBoth :many
SELECT coalesce(id, title) AS value FROM books;

-- name: UnionOfBoth :many
SELECT id FROM books UNION SELECT title FROM books;
