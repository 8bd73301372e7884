-- An error in PostgreSQL, NULL in MySQL and SQLite; by a number that is not zero it is certain.
-- name: Divide :many
SELECT a / b AS quotient, a % b AS rest, a / r AS real_quotient FROM parts ORDER BY id;

-- name: DivideByTwo :many
SELECT a / 2 AS half, a % 2 AS odd FROM parts ORDER BY id;
