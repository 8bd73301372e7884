INSERT INTO facts VALUES (1, 1, 2, 3, 1.5, 'bad', '2020-02-29', 'n', NULL, '{"a": [1, "x"]}');
