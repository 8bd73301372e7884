-- name: TwoTables :exec
UPDATE sold SET price = 1, amount = 2 WHERE book = 3;

-- name: OneTable :exec
UPDATE sold SET price = 1, title = 'a' WHERE amount = 2;

-- name: TwoTablesBehindAView :exec
UPDATE sold_again SET price = 1, amount = 2 WHERE book = 3;

-- name: OneTableTwice :exec
UPDATE pairs SET title = 'a', other = 'b' WHERE id = 1;

-- name: ViewTwice :exec
UPDATE sold AS a JOIN sold AS b ON a.book = b.book SET a.price = 1, b.amount = 2;

-- name: RowOfTwoTables :exec
INSERT INTO sold (book, sale) VALUES (1, 2);

-- name: RowOfAnyTable :exec
INSERT INTO sold VALUES (1, 'a', 2, 3, 4, 5);

-- name: RowOfOneTable :exec
INSERT INTO sold (sale, amount, book_id) VALUES (1, 2, 3);

-- name: RowOrChangeOfTwoTables :exec
INSERT INTO sold (sale, amount, book_id) VALUES (1, 2, 3) ON DUPLICATE KEY UPDATE price = 4;

-- name: OuterJoin :exec
UPDATE unsold SET title = 'a' WHERE id = 1;

-- name: RowOfAnOuterJoin :exec
INSERT INTO unsold (id, title) VALUES (1, 'a');

-- name: GeneratedColumn :exec
UPDATE priced SET doubled = 4 WHERE id = 1;

-- name: GeneratedColumnOfARow :exec
INSERT INTO priced (id, title, price, doubled) VALUES (1, 'a', 2, 4);

-- name: DefaultOfAGeneratedColumn :exec
INSERT INTO priced (id, title, price, doubled) VALUES (1, 'a', 2, DEFAULT);

-- name: BesideComputedColumns :exec
INSERT INTO computed (id, title, price) VALUES (1, 'a', 2);

-- name: ComputedColumn :exec
INSERT INTO computed (id, title, price, more) VALUES (1, 'a', 2, 3);

-- name: RowBesideADerivedTable :exec
INSERT INTO bound (id, book_id, amount) VALUES (1, 2, 3);

-- name: ChangeBesideADerivedTable :exec
UPDATE bound SET amount = 4 WHERE id = 1;
