CREATE TABLE authors (id int PRIMARY KEY, name varchar(20), code int unsigned UNIQUE);

CREATE TABLE books (id int PRIMARY KEY, author_id int, author_code int, author_name varchar(20));

ALTER TABLE books ADD CONSTRAINT by_name FOREIGN KEY (author_name) REFERENCES authors (name);

ALTER TABLE books ADD CONSTRAINT by_code FOREIGN KEY (author_code) REFERENCES authors (code);

ALTER TABLE books ADD CONSTRAINT by_id FOREIGN KEY (author_id) REFERENCES authors (id);

ALTER TABLE books MODIFY author_id int NOT NULL, ADD CONSTRAINT nulling FOREIGN KEY (author_id) REFERENCES authors (id) ON DELETE SET NULL;

ALTER TABLE books DROP INDEX by_id;

ALTER TABLE books DROP COLUMN author_id;

ALTER TABLE authors MODIFY id bigint;

ALTER TABLE authors DROP COLUMN id;

DROP TABLE authors;
