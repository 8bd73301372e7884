INSERT INTO words (id, word, other) VALUES (1, 'Sea', NULL), (2, 'x', 'Sky');
