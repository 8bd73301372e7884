INSERT INTO books (isbn, shop, title) VALUES ('1', 1, 'Sea'), ('2', 1, 'Sky');
INSERT INTO prices (shop, isbn, price) VALUES (1, '1', 10);
