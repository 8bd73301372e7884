-- name: By :many
SELECT price FROM books GROUP price;

-- name: Set :exec
UPDATE books price = 1;

-- name: Then :many
SELECT CASE WHEN price > 1 'dear' END AS word FROM books;

-- name: When :many
SELECT CASE price > 1 THEN 'dear' END AS word FROM books;

-- name: ElseIf :many
SELECT CASE WHEN price > 2 THEN 'dear' ELSE IF price > 1 THEN 'fair' END AS word FROM books;

-- name: As :many
WITH a (SELECT 1 AS x) SELECT x FROM a;

-- name: Alias :many
SELECT title AS FROM books;

-- name: Condition :many
SELECT id FROM books WHERE price = 1 AND OR price = 2;

-- name: Operand :many
SELECT id FROM books WHERE price = ;

-- name: Relation :many
SELECT id FROM WHERE price = 1;

-- name: Side :many
SELECT b.id FROM books b OUTER JOIN authors a ON a.id = b.id;
