-- name: NumberAsCondition :many
SELECT id FROM books WHERE id;

-- name: TextAsOperand :many
SELECT id FROM books WHERE sold AND title;

-- name: NumberInHaving :many
SELECT sold FROM books GROUP BY sold HAVING count(*);

-- name: NumberInJoin :many
SELECT a.id FROM books a JOIN books b ON b.id;

-- name: NumberInCase :many
SELECT CASE WHEN id THEN 1 ELSE 2 END AS value FROM books;
