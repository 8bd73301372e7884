INSERT INTO authors (id, name) VALUES (1, 'Ada'), (2, 'Bo');
INSERT INTO books (id, author_id, title) VALUES (1, 1, 'Sea'), (2, 2, 'Sky');
INSERT INTO awards (id, prize) VALUES (1, 'Gold');
