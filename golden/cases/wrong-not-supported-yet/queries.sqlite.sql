-- name: ListSettings :many
PRAGMA table_info(books);
