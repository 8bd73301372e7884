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

-- name: TooLong :exec
INSERT INTO users (id, email) VALUES (sqlc.arg(id), '1234567890');

-- name: TooLarge :exec
INSERT INTO users (id, email, level) VALUES (sqlc.arg(id), 'a', 70000);

-- name: Ignored :exec
INSERT IGNORE INTO users (id) VALUES (sqlc.arg(id));
