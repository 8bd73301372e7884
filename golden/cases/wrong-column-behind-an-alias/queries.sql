-- An alias hides the table's own name.
-- name: UseHidden :many
SELECT books.id FROM books b;

-- A derived table shows only what it selects.
-- name: UseInner :many
SELECT d.price FROM (SELECT id FROM books) AS d;

-- Renamed columns of a CTE have lost their old names.
-- name: UseRenamed :many
WITH named (number) AS (SELECT id FROM books) SELECT id FROM named;
