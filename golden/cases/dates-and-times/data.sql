INSERT INTO events (id, day, starts, local_at, happened_at, lasted) VALUES
  (1, '2024-02-29', '23:59:59', '2024-03-10 02:30:00.123', '2024-03-10 07:00:00.001', NULL),
  (2, '2001-01-01', NULL, '2001-01-01 00:00:00', NULL, NULL);
