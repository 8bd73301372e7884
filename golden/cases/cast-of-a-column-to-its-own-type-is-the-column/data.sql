INSERT INTO users (id, email, points, nick)
VALUES (1, 'ann@example.com', 3, 'ann'), (2, 'bo@example.com', NULL, 'bo');
