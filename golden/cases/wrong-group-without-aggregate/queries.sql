-- name: OrderByAggregate :many
SELECT title FROM books ORDER BY max(price);

-- name: HavingAlone :many
SELECT title FROM books HAVING max(price) > 1;

-- name: DistinctOfTwo :one
SELECT group_concat(DISTINCT title, ', ') AS titles FROM books;

-- name: NegativePosition :many
SELECT title FROM books ORDER BY -1;

-- name: RowidOfTwo :many
SELECT rowid FROM books AS a JOIN books AS b ON a.id = b.price;

-- name: Probability :many
SELECT title FROM books WHERE likelihood(price > 1, 2);
