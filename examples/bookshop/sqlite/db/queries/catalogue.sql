-- Lists all categories as a tree: parents before their children, with the depth and the path of each.
-- name: ListCategoryTree :many
WITH RECURSIVE tree AS (
  SELECT c.id, c.name, 1 AS depth, c.slug AS path
  FROM categories c
  WHERE c.parent_id IS NULL
  UNION ALL
  SELECT c.id, c.name, t.depth + 1, t.path || '/' || c.slug
  FROM categories c
  JOIN tree t ON t.id = c.parent_id
)
SELECT id, name, depth, path FROM tree ORDER BY path;

-- Lists the books of a category and of everything below it.
-- name: ListBooksUnderCategory :many
WITH RECURSIVE branch (id) AS (
  SELECT id FROM categories WHERE slug = @slug
  UNION
  SELECT c.id FROM categories c JOIN branch ON branch.id = c.parent_id
)
SELECT b.id, b.title, b.price
FROM books b
WHERE b.category_id IN (SELECT id FROM branch) AND b.deleted_at IS NULL
ORDER BY b.title, b.id;

-- Counts the books of each category, empty ones included when the minimum is 0.
-- name: CountBooksByCategory :many
SELECT c.slug, c.name, COUNT(b.id) AS books, MIN(b.price) AS cheapest, MAX(b.price) AS dearest
FROM categories c
LEFT JOIN books b ON b.category_id = c.id AND b.deleted_at IS NULL
GROUP BY c.id, c.slug, c.name
HAVING COUNT(b.id) >= @minimum
ORDER BY books DESC, c.slug;

-- name: UpsertCategory :exec
INSERT INTO categories (parent_id, slug, name, position)
VALUES (?, ?, ?, ?)
ON CONFLICT (slug) DO UPDATE
SET parent_id = excluded.parent_id, name = excluded.name, position = excluded.position;

-- Lists the authors with the number of their books and the year of the first.
-- name: ListAuthors :many
SELECT
  a.id,
  a.name,
  a.born,
  a.died,
  a.languages,
  COUNT(DISTINCT ba.book_id) AS books,
  MIN(b.published_on) AS first_book
FROM authors a
LEFT JOIN book_authors ba ON ba.author_id = a.id
LEFT JOIN books b ON b.id = ba.book_id
GROUP BY a.id
ORDER BY a.name;

-- Finds people and houses by a part of their name.
-- name: SearchNames :many
SELECT 'author' AS kind, a.id, a.name FROM authors a WHERE a.name LIKE @pattern
UNION ALL
SELECT 'publisher', p.id, p.name FROM publishers p WHERE p.name LIKE @pattern
ORDER BY name;

-- Lists the countries that publish in a language but not in another.
-- name: ListCountriesByLanguage :many
SELECT p.country FROM publishers p JOIN books b ON b.publisher_id = p.id WHERE b.language = @language
EXCEPT
SELECT p.country FROM publishers p JOIN books b ON b.publisher_id = p.id WHERE b.language = @without
ORDER BY country;
