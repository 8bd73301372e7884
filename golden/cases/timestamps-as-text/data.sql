INSERT INTO events (id, happened, seen) VALUES (1, '2024-03-10 02:30:00.123456', NULL);
