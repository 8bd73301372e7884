INSERT INTO authors (id, name, born) VALUES (1, 'Ann', '1970-05-01'), (2, 'Bo', NULL);
INSERT INTO books (id, author_id, title) VALUES (1, 1, 'Sea'), (2, 2, 'Sky'), (3, NULL, 'Fog');
INSERT INTO notes (book_id, note) VALUES (1, 'good'), (2, NULL);
