INSERT INTO pairs (id, a, b, word) VALUES (1, 1, NULL, NULL), (2, 2, 2, 'two');
