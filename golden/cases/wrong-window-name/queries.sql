-- name: Unnamed :many
SELECT rank() OVER w AS place FROM books WINDOW v AS (ORDER BY price);
