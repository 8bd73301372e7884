-- name: WhereBehindOrder :many
SELECT id FROM books ORDER BY id WHERE price = 1;

-- name: OrderBehindLimit :many
SELECT id FROM books LIMIT 1 ORDER BY id;

-- name: GroupBehindHaving :many
SELECT price FROM books HAVING count(*) > 1 GROUP BY price;

-- name: GroupBehindOrder :many
SELECT price FROM books ORDER BY price GROUP BY price;

-- name: JoinBehindWhere :many
SELECT b.id FROM books b WHERE b.price = 1 JOIN authors a ON a.id = b.id;

-- name: FromBehindWhere :many
SELECT id WHERE price = 1 FROM books;

-- name: SetBehindWhere :exec
UPDATE books WHERE id = 1 SET price = 2;

-- name: TwoWheres :many
SELECT id FROM books WHERE price = 1 AND WHERE title = 'Sea';

-- name: DistinctInside :many
SELECT id, DISTINCT title FROM books;

-- name: StarOfDelete :exec
DELETE * FROM books;

-- name: CutOff :many
SELECT id FROM books; WHERE price = 1;

-- name: Froms :many
SELECT id FROM books WHERE price = 1 FROM books;

-- name: OrderedPart :many
SELECT id FROM books ORDER BY id UNION SELECT price FROM books;

-- name: WhereOfValues :exec
INSERT INTO books (id, title) VALUES (1, 'Sea') WHERE id = 2;
