-- name: ListNamed :many
WITH names (id, name) AS (VALUES (1, 'one'), (2, NULL))
SELECT n.id, n.name, b.title FROM names n LEFT JOIN books b ON b.id = n.id ORDER BY n.id;

-- name: ListPlain :many
VALUES (1, 'x'), (2, 'y');
