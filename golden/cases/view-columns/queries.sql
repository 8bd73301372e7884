-- A view's columns are as sure as its query makes them.
-- name: ListOverview :many
SELECT * FROM overview ORDER BY id;

-- name: FindByAuthor :many
SELECT title, price FROM overview WHERE author = $1;

-- name: ListTotals :many
SELECT author, books FROM totals;
