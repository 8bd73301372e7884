-- name: Empty :exec
TRUNCATE orders;

-- name: Refresh :exec
REFRESH MATERIALIZED VIEW order_totals;

-- name: AnalyzeAll :exec
ANALYZE orders, orders_total, pg_catalog.pg_class;

-- name: EmptyMisspelt :exec
TRUNCATE orders, ONLY ordrs;

-- name: RefreshMisspelt :exec
REFRESH MATERIALIZED VIEW order_total;

-- name: RefreshTable :exec
REFRESH MATERIALIZED VIEW orders;

-- name: AnalyzeMisspelt :exec
ANALYZE ordrs (total);

-- name: VacuumMisspelt :exec
VACUUM (ANALYZE) ordrs;

-- name: ClusterMisspelt :exec
CLUSTER ordrs USING orders_total;

-- name: LockMisspelt :exec
LOCK TABLE ordrs IN SHARE MODE;

-- name: InsertIntoStored :exec
INSERT INTO order_totals (total) VALUES ($1);

-- name: UpdateStored :exec
UPDATE order_totals SET total = $1 WHERE total IS NULL;

-- name: DeleteFromStored :exec
DELETE FROM order_totals WHERE total = $1;
