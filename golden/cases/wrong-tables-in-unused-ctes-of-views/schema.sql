CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL);

CREATE VIEW unread AS WITH b AS (SELECT isbn FROM books) SELECT 1 AS one;

CREATE VIEW unreadable AS WITH b AS (SELECT 1 FROM (SELECT isbn FROM books) AS d) SELECT 1 AS one;

CREATE VIEW read_by_unread AS WITH b AS (SELECT isbn FROM books), c AS (SELECT * FROM b) SELECT 1 AS one;
