INSERT INTO books (id, title, price, released, stars) VALUES (1, 'Sea', 9.5, '2020-01-02', 3), (2, 'Sky', 5, NULL, NULL);
