INSERT INTO sales (id, shop, amount) VALUES (1, 1, NULL), (2, 2, 5), (3, 1, 7);
