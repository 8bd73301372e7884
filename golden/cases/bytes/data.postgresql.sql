INSERT INTO files (id, body, thumb) VALUES (1, '\x0001ff', NULL), (2, '\x', '\x80');
