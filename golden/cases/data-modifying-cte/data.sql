INSERT INTO tasks (id, title, done_at) VALUES (1, 'a', NULL), (2, 'b', '2024-01-02 03:04:05+00');
