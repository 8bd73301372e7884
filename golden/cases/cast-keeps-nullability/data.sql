INSERT INTO words (id, word, score) VALUES (1, '12', NULL), (2, '7', 3);
