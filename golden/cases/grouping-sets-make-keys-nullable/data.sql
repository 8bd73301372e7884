INSERT INTO sales (id, shop, item, amount) VALUES (1, 'a', 'x', 1), (2, 'b', 'x', 5);
