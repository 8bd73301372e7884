INSERT INTO trips (id, origin, target) VALUES (1, 'a', 'b'), (2, 'b', 'c');
