-- name: FindBooks :many
SELECT id, title FROM books WHERE price >= @least AND price <= @most AND title <> @except ORDER BY id;

-- Names count on from the highest number.
-- name: FindMixed :many
SELECT id FROM books WHERE price >= $1 AND title = @title;

-- name: FindTwice :many
SELECT id FROM books WHERE price >= @price OR id = @price ORDER BY id;
