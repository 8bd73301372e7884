INSERT INTO words (word, score) VALUES (NULL, 1), (NULL, 2), ('a', NULL);
INSERT INTO pairs (a, b) VALUES (NULL, NULL);
INSERT INTO strict_words (word, score) VALUES ('x', 2.5), ('y', 'z'), ('', NULL);
INSERT INTO keyed (word) VALUES ('w');
