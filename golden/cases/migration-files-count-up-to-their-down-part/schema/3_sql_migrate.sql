-- +migrate Up notransaction
ALTER TABLE books ADD COLUMN price INTEGER NOT NULL DEFAULT 0

-- +migrate Down
ALTER TABLE books DROP COLUMN price;
