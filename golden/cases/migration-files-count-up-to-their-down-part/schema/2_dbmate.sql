-- migrate:up transaction:false
ALTER TABLE books ADD COLUMN pages INTEGER;

-- migrate:down
ALTER TABLE books DROP COLUMN pages;
