INSERT INTO a (id, word, small) VALUES (1, 'x', 2);
INSERT INTO b (id, word, big) VALUES (1, NULL, 9007199254740993);
