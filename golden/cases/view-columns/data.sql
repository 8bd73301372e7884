INSERT INTO authors (id, name) VALUES (1, 'Ann');
INSERT INTO books (id, author_id, title, price) VALUES (1, 1, 'Sea', NULL), (2, NULL, 'Sky', 5);
