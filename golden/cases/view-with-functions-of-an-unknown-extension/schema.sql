CREATE EXTENSION intarray;
CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL, marks integer[] NOT NULL);
CREATE VIEW marked_books AS
SELECT id, title
FROM books
WHERE icount(marks) > 0 AND idx(marks, 1) IS NOT NULL;
