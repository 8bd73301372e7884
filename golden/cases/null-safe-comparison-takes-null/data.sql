INSERT INTO people (id, nick) VALUES (1, 'ann'), (2, NULL);
