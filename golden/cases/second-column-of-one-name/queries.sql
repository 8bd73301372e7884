-- name: ListBooks :many
SELECT a.id, a.name, b.id, b.name FROM authors a JOIN books b ON b.author_id = a.id;
