-- name: FindBooks :many
SELECT id, title FROM books WHERE price >= ?4 AND title <> ?2 AND id < ?4 ORDER BY id;

-- name: FindLate :many
SELECT id FROM books WHERE price >= ?3 AND price < @most;

-- name: FindNamed :many
-- quarry: off skipped-parameter
SELECT id FROM books WHERE price = $3;

-- name: Reprice :execrows
UPDATE books SET price = ?5 WHERE id IN (sqlc.slice(ids)) AND price < ?2;
