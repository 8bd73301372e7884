-- A comparison is not true for NULL, so the row of b exists: its title is there, its pages may not be.
-- name: FindByTitle :many
SELECT a.name, b.id AS book_id, b.title, b.pages
FROM authors a LEFT JOIN books b ON b.author_id = a.id
WHERE b.title <> 'Sun'
ORDER BY b.id;

-- What is compared is there itself.
-- name: FindByPages :many
SELECT a.name, b.title, b.pages
FROM authors a LEFT JOIN books b ON b.author_id = a.id
WHERE b.pages BETWEEN 1 AND 100;

-- IS NULL proves nothing.
-- name: FindWithoutBooks :many
SELECT a.name, b.id AS book_id, b.title
FROM authors a LEFT JOIN books b ON b.author_id = a.id
WHERE b.id IS NULL;

-- A condition of the join itself proves nothing for the side that is kept.
-- name: FindLongOnes :many
SELECT a.name, b.title, b.pages
FROM authors a LEFT JOIN books b ON b.author_id = a.id AND b.pages > 5
ORDER BY a.id;

-- An inner join after it, on a column of b, does.
-- name: FindSiblings :many
SELECT a.name, b.title, c.title AS other
FROM authors a LEFT JOIN books b ON b.author_id = a.id JOIN books c ON c.author_id = b.author_id
ORDER BY b.id, c.id;
