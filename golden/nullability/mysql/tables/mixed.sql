INSERT INTO doced (doc, at, day_text, n, m, state, raw) VALUES ('{"a": 1, "b": null}', '2024-01-01', '2024-01-01', 3, 1.5, 'new', 'x'), ('[1]', '2024-02-02', '2024-99-99', 0, NULL, 'old', NULL);
