INSERT INTO books (id, title, price) VALUES (1, 'Sea', NULL), (2, 'Sky', 5);
