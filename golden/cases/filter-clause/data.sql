INSERT INTO readings (id, sensor, amount) VALUES (1, 'a', 1), (2, 'b', 5);
