-- name: UnknownColumn :many
SELECT id FROM shelf WINDOW w AS (PARTITION BY isbn ORDER BY (SELECT isbn FROM books));

-- name: LastOfOneName :many
SELECT id, rank() OVER w AS place FROM books WINDOW w AS (ORDER BY isbn), w AS (ORDER BY price);

-- name: FirstBeginsWithNothing :many
SELECT id, rank() OVER w AS place FROM books WINDOW w AS (missing ORDER BY price);

-- name: UsedInOrderBy :many
SELECT id FROM books WINDOW w AS (ORDER BY isbn) ORDER BY rank() OVER w;

-- name: UnknownRelation :many
SELECT id FROM books WINDOW w AS (ORDER BY (SELECT id FROM magazines));

-- name: LaterOneBeginsWithNothing :many
SELECT id FROM books WINDOW w AS (ORDER BY price), v AS (missing);
