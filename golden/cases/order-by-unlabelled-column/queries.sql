-- name: Unlabelled :many
SELECT s.id, j.width AS w FROM shelves s JOIN jars j ON j.shelf = s.id ORDER BY id;

-- name: UnlabelledAndDistinct :many
SELECT DISTINCT s.room FROM shelves s JOIN jars j ON j.shelf = s.id ORDER BY room DESC;
