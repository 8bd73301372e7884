INSERT INTO sales (id, shop, amount) VALUES (1, 'a', 1), (2, 'b', 5);
