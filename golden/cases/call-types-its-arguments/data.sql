INSERT INTO notes (id, note, day) VALUES (1, 'first', '2024-02-29');
