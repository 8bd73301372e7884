INSERT INTO files (id, body, thumb) VALUES (1, x'0001ff', NULL), (2, x'', x'80');
