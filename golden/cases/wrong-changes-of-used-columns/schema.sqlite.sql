CREATE TABLE boxes (id INTEGER PRIMARY KEY, width INT, height INT, colour TEXT UNIQUE, CHECK (width < height));

CREATE INDEX heights ON boxes (abs(height));

ALTER TABLE boxes DROP COLUMN width;

ALTER TABLE boxes DROP COLUMN height;

ALTER TABLE boxes DROP COLUMN colour;

ALTER TABLE boxes DROP COLUMN id;

CREATE TABLE lids (id INTEGER PRIMARY KEY, size INT) STRICT;

ALTER TABLE lids ADD COLUMN shape varchar(9);
