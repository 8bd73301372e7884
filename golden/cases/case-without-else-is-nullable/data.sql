INSERT INTO people (id, age, nick) VALUES (1, 10, NULL), (2, 30, 'bo');
