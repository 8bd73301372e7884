INSERT INTO books (id, title, place) VALUES (1, 'Sea', ROW('A', 1)), (2, 'Sky', NULL);
