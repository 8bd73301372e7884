INSERT INTO authors VALUES (1, 'Ann');
INSERT INTO prices VALUES (1, 2.5);
INSERT INTO books VALUES (7, 'Tides', 1, '["sea", null]');
