-- name: ListColumns :many
SELECT c.table_name, c.ordinal_position, c.is_nullable, c.data_type FROM information_schema.columns c WHERE c.table_name = $1;

-- name: ListBooks :many
SELECT title FROM books;
