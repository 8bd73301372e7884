-- name: Table :many
SELECT id FROM order;

-- name: Alias :many
SELECT id FROM books AS group;

-- name: Column :many
SELECT id FROM books WHERE group = 1;
