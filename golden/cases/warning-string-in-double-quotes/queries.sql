-- name: FindSea :many
SELECT "id", title FROM books WHERE title = "Sea";
