-- name: Merged :many
SELECT k.id, title, prize FROM books LEFT JOIN awards USING (id) AS k WHERE k.id = $1;

-- name: Hidden :many
SELECT w.title, w.prize FROM (books LEFT JOIN awards USING (id)) AS w ORDER BY w.id;

-- name: AllOfJoin :many
SELECT * FROM (books JOIN awards USING (id)) AS w ORDER BY 1;

-- name: StarOfJoin :many
SELECT w.* FROM authors LEFT JOIN (books JOIN awards USING (id)) AS w ON w.author_id = authors.id ORDER BY authors.id;

-- name: ToldApart :many
SELECT * FROM (authors JOIN books ON books.author_id = authors.id) AS w ORDER BY 1;

-- name: Renamed :many
SELECT w.key, w.prize FROM (books JOIN awards USING (id)) AS w (key) WHERE key > $1;
