INSERT INTO books (id, shop, title) VALUES (1, 1, 'Sea'), (2, 1, 'Sky'), (3, 2, 'Sun');
