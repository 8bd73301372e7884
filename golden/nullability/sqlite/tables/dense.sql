INSERT INTO texty VALUES ('a', 1);
INSERT INTO pairy VALUES (1, 'x');
INSERT INTO numbered VALUES (1, 'x');
INSERT INTO rowless VALUES ('a', 'x');
INSERT INTO stricty VALUES ('a', 'x');
INSERT INTO doced VALUES (1, '{"a":1}', '2024-01-01', 3);
