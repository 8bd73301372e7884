INSERT INTO authors (id, name) VALUES (1, 'Ann'), (2, 'Bo');
INSERT INTO books (id, author_id, title) VALUES (1, 1, 'Sea'), (2, NULL, 'Sky'), (3, 1, 'Sun');
INSERT INTO editions (book_id, isbn) VALUES (3, '9780000000011');
