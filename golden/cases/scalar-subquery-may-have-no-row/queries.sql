-- name: ListFirstBooks :many
SELECT
  a.name,
  (SELECT b.title FROM books b WHERE b.author_id = a.id ORDER BY b.id LIMIT 1) AS first_title,
  (SELECT count(*) FROM books b WHERE b.author_id = a.id) AS books,
  (SELECT max(b.id) FROM books b WHERE b.author_id = a.id) AS last_id
FROM authors a ORDER BY a.id;
