-- name: Parenthesis :many
SELECT id FROM books WHERE (price = 1 AND (id = 2 OR id = 3);

-- name: ParenthesisOfCall :many
SELECT count(* FROM books;

-- name: ParenthesisTooMany :many
SELECT id FROM books WHERE (price = 1));

-- name: ParenthesisOfSubquery :many
SELECT id FROM (SELECT id FROM books WHERE price = 1 ORDER BY id;

-- name: NoParenthesisOfIn :many
SELECT id FROM books WHERE id IN 1, 2;

-- name: NoParenthesisOfValues :exec
INSERT INTO authors (id) VALUES 1;

-- name: NoParenthesisOfColumns :exec
INSERT INTO authors id, name VALUES (1, 'Ann');

-- name: NoParenthesisOfExists :many
SELECT id FROM books WHERE EXISTS SELECT 1;

-- name: NoParenthesisOfCte :many
WITH a AS SELECT 1 AS x SELECT x FROM a;

-- name: NoParenthesisOfWindow :many
SELECT sum(price) OVER PARTITION BY title FROM books;

-- name: CaseWithoutEnd :many
SELECT CASE WHEN price > 1 THEN 'dear' ELSE 'cheap' FROM books;

-- name: QuoteInString :many
SELECT id FROM books WHERE title = 'Ann's book';
