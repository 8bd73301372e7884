INSERT INTO authors (id, name) VALUES (1, 'Ann'), (2, 'Bo');
INSERT INTO books (id, author_id, title) VALUES (1, 1, 'Sea'), (2, 1, 'Sky');
