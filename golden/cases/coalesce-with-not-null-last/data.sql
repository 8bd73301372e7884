INSERT INTO people (id, nick, name, age, height) VALUES (1, NULL, 'Ann', NULL, NULL), (2, 'bo', 'Bob', 3, 4);
