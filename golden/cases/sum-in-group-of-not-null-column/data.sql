INSERT INTO readings (id, sensor, room, amount, drift) VALUES (1, 'a', NULL, 2, NULL), (2, 'a', 'x', 3, NULL), (3, 'b', NULL, 4, 1);
