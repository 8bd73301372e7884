-- The key of a group fixes the other columns of its table.
-- name: CountBooks :many
SELECT a.id, a.name, a.city, count(b.id) AS books
FROM authors a LEFT JOIN books b ON b.author_id = a.id
GROUP BY a.id ORDER BY a.id;
