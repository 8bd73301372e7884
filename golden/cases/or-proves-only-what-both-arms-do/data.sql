INSERT INTO people (id, nick, age, city) VALUES (1, 'ann', 30, NULL), (2, 'bo', NULL, 'Oslo'), (3, NULL, 40, 'Rome');
