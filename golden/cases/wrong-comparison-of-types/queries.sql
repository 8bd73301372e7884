-- name: TextWithNumber :many
SELECT id FROM books WHERE title = 1;

-- name: DateWithNumber :many
SELECT id FROM books WHERE released > 5;

-- name: AnyOfScalar :many
SELECT id FROM books WHERE id = ANY (title);

-- name: ArrayOfOthers :many
SELECT id FROM books WHERE tags && ARRAY[1, 2];
