-- name: NextNumber :one
SELECT NEXT VALUE FOR numbers AS number, NEXTVAL(numbers) AS same;

-- name: LastNumber :one
SELECT PREVIOUS VALUE FOR others AS number, LASTVAL(others) AS same;

-- name: SetNumber :one
SELECT SETVAL(others, 5000, TRUE) AS number;

-- name: CreateOrder :one
INSERT INTO orders (item) VALUES (?) RETURNING id, item;

-- name: CreateNumberedOrder :exec
INSERT INTO orders (id, item) VALUES (NEXT VALUE FOR numbers, ?);

-- name: State :one
SELECT * FROM numbers;

-- name: Left :one
SELECT s.maximum_value - s.next_not_cached_value AS left_over FROM numbers s;
