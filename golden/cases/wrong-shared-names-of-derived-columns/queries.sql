-- name: SumOfDerived :one
SELECT count(*) AS n FROM (SELECT b.id, c.ID FROM books b JOIN books c ON c.id = b.id) AS pairs;

-- name: SumOfCte :one
WITH pairs AS (SELECT title, title FROM books) SELECT count(*) AS n FROM pairs;

-- name: ListedTwice :one
WITH pairs (a, a) AS (SELECT id, title FROM books) SELECT count(*) AS n FROM pairs;

-- name: Told :many
WITH pairs (a, b) AS (SELECT title, title FROM books) SELECT a, b FROM pairs;

-- name: Anywhere :one
SELECT EXISTS (SELECT title, title FROM books) AS some;
