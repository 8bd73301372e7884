-- A name in quotes keeps its letters, one without is folded.
-- name: ListBooks :many
SELECT id FROM Books;

-- name: ListTitles :many
SELECT title FROM "Books";

-- name: FindTitle :many
SELECT id FROM "Books" WHERE "Title" = "Sea";
