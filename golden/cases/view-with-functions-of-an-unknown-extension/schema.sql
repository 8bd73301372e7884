CREATE EXTENSION timescaledb;
CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL, marks integer[] NOT NULL);
CREATE VIEW marked_books AS
SELECT id, title
FROM books
WHERE time_bucket_ng(marks) > 0 AND first(marks, 1) IS NOT NULL;
