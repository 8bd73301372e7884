INSERT INTO sales (id, shop, amount) VALUES (1, 1, 10), (2, 1, 20), (3, 2, 5);
