CREATE TABLE pages (id int PRIMARY KEY, path text, size int, tags json, UNIQUE KEY (path));

CREATE TABLE visits (id int AUTO_INCREMENT, page int);

CREATE TABLE readers (id int PRIMARY KEY, name varchar(20), bio text);

ALTER TABLE readers ADD KEY twice (name, name);

CREATE INDEX by_bio ON readers (bio);

CREATE INDEX long_names ON readers (name(30));

CREATE FULLTEXT INDEX words ON readers (id);

ALTER TABLE readers ADD COLUMN note varchar(9) NOT NULL DEFAULT NULL;

ALTER TABLE readers DROP COLUMN id, DROP COLUMN name, DROP COLUMN bio;

ALTER TABLE readers ADD CHECK (height > 0);

CREATE TABLE logs (id int PRIMARY KEY, day date) PARTITION BY RANGE COLUMNS (day) (PARTITION p VALUES LESS THAN (MAXVALUE));
