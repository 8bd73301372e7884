INSERT INTO people (id, nick, age) VALUES (1, 'ann', 30), (2, NULL, 40), (3, 'cy', NULL);
