CREATE TABLE authors (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL);

CREATE TABLE fine (id INTEGER)
CREATE TABLE books (id INTEGER PRIMARY KEY);

ALTER TABLE authors ADD COLUMN born INTEGER
ALTER TABLE authors ADD COLUMN died INTEGER;

CREATE INDEX by_name ON authors (name)
-- the second one
CREATE INDEX by_id ON authors (id);

CREATE VIEW names AS SELECT name FROM authors
DROP TABLE fine;
