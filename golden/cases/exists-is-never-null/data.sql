INSERT INTO authors (id, name, rival_id) VALUES (1, 'Ann', NULL), (2, 'Bo', 1);
INSERT INTO books (id, author_id) VALUES (1, 1), (2, NULL);
