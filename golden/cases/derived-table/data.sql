INSERT INTO sales (id, shop, amount, seller) VALUES (1, 1, NULL, 'ann'), (2, 1, 5, NULL);
