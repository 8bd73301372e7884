INSERT INTO notes (id, body, stars) VALUES (1, 'first', NULL), (2, 'second', 5);
