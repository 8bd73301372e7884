-- What PostgreSQL changes through a view, and what it does not.
-- name: AddToShelf :exec
INSERT INTO shelf (title, price) VALUES ($1, $2);

-- name: Reprice :exec
UPDATE shelf SET price = $1 WHERE loud = $2;

-- name: AddToTotals :exec
INSERT INTO totals VALUES ($1, 3);

-- name: Halve :exec
UPDATE prices SET twice = $1;

-- name: WriteComputed :exec
UPDATE shelf SET loud = 'X';

-- name: InsertComputed :exec
INSERT INTO shelf (title, loud) VALUES ('x', 'X');

-- name: InsertIdentity :exec
INSERT INTO shelf (id, title) VALUES (1, 'x');

-- name: DeleteDistinct :exec
DELETE FROM titles;

-- name: InsertThrough :exec
INSERT INTO all_titles VALUES ('x');

-- name: UpdateGroups :exec
UPDATE totals SET n = 1;

-- name: DeleteInCte :many
WITH gone AS (DELETE FROM titles RETURNING title) SELECT title FROM gone;

-- name: NoRowsOfRule :many
UPDATE prices SET twice = 1 RETURNING price;

-- name: MergeTitles :exec
MERGE INTO titles USING book b ON b.title = titles.title WHEN MATCHED THEN DELETE;

-- name: MergePrices :exec
MERGE INTO prices USING book b ON b.price = prices.price WHEN MATCHED THEN DELETE;
