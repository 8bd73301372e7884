-- name: CastToDate :many
SELECT CAST(sold AS date) AS day, tags::integer AS number FROM books;

-- name: CastToNothing :many
SELECT id::intger AS id FROM books;
