-- name: InReturning :one
INSERT INTO books (id, title) VALUES (1, 'Sea')
RETURNING (SELECT count(*) FROM orders o JOIN orders p ON o.book_id = books.id);

-- name: InUpdate :exec
INSERT INTO books (id, title) VALUES (1, 'Sea')
ON DUPLICATE KEY UPDATE price = (SELECT count(*) FROM orders o LEFT JOIN orders p ON p.id = price);

-- name: InDerivedTable :one
INSERT INTO books (id, title) VALUES (1, 'Sea')
RETURNING (SELECT count(*) FROM (SELECT o.id FROM orders o JOIN orders p ON o.book_id = books.id) d);

-- name: InWhere :one
INSERT INTO books (id, title) VALUES (1, 'Sea')
RETURNING (SELECT count(*) FROM orders o JOIN orders p ON o.id = p.id WHERE o.book_id = books.id);

-- name: Deeper :one
INSERT INTO books (id, title) VALUES (1, 'Sea')
RETURNING (SELECT (SELECT count(*) FROM orders o JOIN orders p ON o.book_id = books.id));
