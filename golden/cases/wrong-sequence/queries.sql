-- name: NoSequence :one
SELECT NEXT VALUE FOR number;

-- name: NoName :one
SELECT NEXTVAL('numbers');

-- name: TwoArguments :one
SELECT NEXTVAL(numbers, 2);

-- name: NoValue :one
SELECT SETVAL(numbers);
