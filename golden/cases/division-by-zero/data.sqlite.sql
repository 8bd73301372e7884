INSERT INTO parts (id, a, b, r) VALUES (1, 7, 2, 0.5), (2, 7, 0, 0);
