-- name: EveryBalance :many
SELECT id, balance FROM accounts FOR SYSTEM_TIME ALL ORDER BY balance;

-- name: BalancesOf :many
SELECT balance FROM accounts FOR SYSTEM_TIME FROM '2000-01-01' TO NOW(6) AS a WHERE id = ?;

-- name: BalanceAt :many
SELECT owner, balance FROM accounts FOR SYSTEM_TIME AS OF TIMESTAMP ? AS a WHERE a.id = ?;

-- name: BalanceNow :one
SELECT owner, balance FROM accounts FOR SYSTEM_TIME AS OF NOW(6) WHERE id = ?;

-- name: GuestsOf :many
SELECT guest FROM stays WHERE room = ?;

-- name: MoveGuest :exec
UPDATE stays FOR PORTION OF stay FROM ? TO ? SET guest = ?;

-- name: Leave :exec
DELETE FROM stays FOR PORTION OF stay FROM ? TO ? WHERE room = ?;
