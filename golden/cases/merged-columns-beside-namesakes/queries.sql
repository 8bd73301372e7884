-- name: BesideBooks :many
SELECT * FROM books b JOIN (prices FULL JOIN stocks USING (id)) ON copies > 1 AND price < b.id;

-- name: Alone :many
SELECT * FROM prices FULL JOIN stocks USING (id);
