INSERT INTO authors (id, name) VALUES (7, 'Ann');
INSERT INTO books (id, author_id, name) VALUES (1, 7, 'Sea');
