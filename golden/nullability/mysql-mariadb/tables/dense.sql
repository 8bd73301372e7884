INSERT INTO doced (doc, at, day_text, n, m, state, raw) VALUES ('{"a": 1}', '2024-01-01', '2024-01-01', 3, 1.5, 'new', 'x');
