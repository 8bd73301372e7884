-- name: ListBoxes :many
SELECT id FROM boxes;
