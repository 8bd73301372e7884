INSERT INTO doced (doc, at, day_text, n, state) VALUES ('{}', '2024-01-01', 'never', 0, 'new'), ('[null]', '2024-01-02', '', -1, 'old');
