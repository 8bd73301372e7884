INSERT INTO shop.orders (id, state) VALUES (1, 'new');
INSERT INTO orders (id, shop_order) VALUES (1, 1), (2, NULL);
