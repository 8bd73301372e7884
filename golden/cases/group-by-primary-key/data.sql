INSERT INTO authors (id, name, city) VALUES (1, 'Ann', NULL), (2, 'Bo', 'Oslo');
INSERT INTO books (id, author_id) VALUES (1, 1), (2, 1);
