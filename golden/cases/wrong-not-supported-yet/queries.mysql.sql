-- name: ShowBooks :many
SHOW TABLES;
