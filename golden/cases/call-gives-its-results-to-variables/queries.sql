-- name: Tally :exec
CALL tally(sqlc.arg(step), @doubled, @total);

-- name: TallyValue :exec
CALL tally(1, 2, @total);

-- name: TallySum :exec
CALL tally(1, @doubled, @total + 0);
