INSERT INTO readings (id, sensor, amount) VALUES (1, 'a', NULL), (2, 'a', 5), (3, 'b', NULL);
