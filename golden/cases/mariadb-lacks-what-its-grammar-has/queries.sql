-- name: Unordered :many
SELECT rank() OVER (PARTITION BY author) AS place FROM books;

-- name: Framed :many
SELECT row_number() OVER (ORDER BY price ROWS CURRENT ROW) AS place FROM books;

-- name: RolledUp :many
SELECT author, sum(price) AS total FROM books GROUP BY author WITH ROLLUP ORDER BY author;

-- name: DerivedSeesNothingAround :many
SELECT (SELECT max(d.price) FROM (SELECT price FROM books WHERE author = b.author) AS d) AS most FROM books AS b;

-- name: OfMysql :many
SELECT any_value(price) AS some FROM books;

-- name: GeometryIsNoNumber :many
SELECT id FROM books WHERE place = 1;

-- name: GeometryIsNoCondition :many
SELECT id FROM books WHERE NOT place AND price > 1;

-- name: SubqueryInRow :many
SELECT id FROM books WHERE ((SELECT max(price) FROM books), 1) IN (SELECT 1, 1);

-- name: NestedSetsSeeNothingAround :many
SELECT (SELECT 1 UNION SELECT 2 INTERSECT SELECT b.id) AS one FROM books AS b;

-- name: Kinds :many
SELECT id FROM books
WHERE place IS TRUE AND price IN (SELECT place FROM books)
  AND ((SELECT max(price) FROM books), 1) IN (SELECT price, id FROM books);

-- name: Passes :many
SELECT lag(price) OVER (ORDER BY id) AS before_it, (SELECT 1 INTERSECT SELECT b.id UNION SELECT b.author LIMIT 1) AS one, (SELECT max(price) FROM books AS o WHERE o.author = b.author) AS most
FROM books AS b;

-- name: DocumentAloneInParentheses :many
SELECT j.a FROM books JOIN (json_table('[1]', '$[*]' COLUMNS (a int PATH '$')) AS j) ON true;

-- name: DocumentBesideATableInParentheses :many
SELECT j.a FROM (json_table('[1]', '$[*]' COLUMNS (a int PATH '$')) AS j JOIN books ON books.id = j.a);
