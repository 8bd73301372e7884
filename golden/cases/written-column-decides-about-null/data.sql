INSERT INTO people (id, name, nick, age) VALUES (1, 'Ann', NULL, 5);
