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

-- name: OrderedBy :many
SELECT id FROM books ORDER price;

-- name: Window :many
SELECT row_number() OVER (PARTITION title ORDER BY id) AS n FROM books;

-- name: OverNothing :many
SELECT row_number() OVER ORDER BY id AS n FROM books;

-- name: EndOfCase :many
SELECT CASE WHEN price > 1 THEN 'dear' ELSEIF price > 0 THEN 'fair' END AS word FROM books;

-- name: Else :many
SELECT CASE WHEN price > 1 THEN 'dear' ELSE END AS word FROM books;

-- name: Join :many
SELECT a.id FROM books a LEFT books b ON a.id = b.id;

-- name: Joined :many
SELECT a.id FROM books a JOIN ON a.id = 1;

-- name: Values :exec
INSERT INTO books (id, title) (1, 'Sea');

-- name: Into :exec
INSERT INTO VALUES (1, 'Sea');

-- name: Updated :exec
UPDATE SET price = 1;

-- name: Assigned :exec
UPDATE books SET price = 1, title WHERE id = 1;

-- name: Deleted :exec
DELETE FROM WHERE id = 1;

-- name: Union :many
SELECT id FROM books UNION ORDER BY id;

-- name: Casted :many
SELECT CAST(price, text) AS price FROM books;

-- name: Between :many
SELECT id FROM books WHERE BETWEEN 1 AND 2;

-- name: Columns :many
SELECT DISTINCT FROM books;

-- name: Ctes :many
WITH a AS (SELECT 1 AS x) b AS (SELECT 2 AS x) SELECT a.x FROM a, b;
