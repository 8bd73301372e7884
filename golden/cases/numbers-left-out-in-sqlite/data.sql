INSERT INTO books (id, title, price) VALUES (1, 'Sea', 5), (2, 'Sky', 9), (3, 'Sun', 9);
