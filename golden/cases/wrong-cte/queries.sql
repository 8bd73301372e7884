-- name: TooManyNames :many
WITH b (id, title, price) AS (SELECT id, title FROM books) SELECT id FROM b;

-- name: FaultInside :many
WITH b AS (SELECT isbn FROM books) SELECT isbn FROM b;
