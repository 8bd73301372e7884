-- name: LeaveOut :exec
INSERT INTO users (id, level) VALUES (sqlc.arg(id), 1);

-- name: GiveNull :exec
INSERT INTO users (id, email) VALUES (sqlc.arg(id), NULL);

-- name: LeaveOutOfQuery :exec
INSERT INTO users (id) SELECT id + 10 FROM users;

-- name: OfNoState :exec
INSERT INTO users (id, email, state) VALUES (sqlc.arg(id), 'a', 'lost');

-- name: Fine :exec
INSERT INTO users (id, email, state) VALUES (sqlc.arg(id), 'a', 'old');

-- A trigger fills the column.
-- name: Filled :exec
INSERT INTO logs (id) VALUES (sqlc.arg(id));
