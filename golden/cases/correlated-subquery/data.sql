INSERT INTO shops (id, name) VALUES (1, 'x'), (2, 'y');
INSERT INTO sales (id, shop_id, amount) VALUES (1, 1, 5), (2, 1, 9);
