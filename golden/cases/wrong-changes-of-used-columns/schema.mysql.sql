CREATE TABLE boxes (id int PRIMARY KEY, width int, height int, area int AS (width * height), CHECK (width < height));

ALTER TABLE boxes DROP COLUMN width;

ALTER TABLE boxes RENAME COLUMN height TO tall;

ALTER TABLE boxes MODIFY area int AS (width * height) STORED;

CREATE VIEW wide AS SELECT * FROM boxes;

ALTER TABLE boxes DROP COLUMN area;
