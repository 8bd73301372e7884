INSERT INTO notes (id, body, seen) VALUES (1, 'a', NULL), (2, 'b', 2), (3, 'c', NULL);
