INSERT INTO texty VALUES ('a', 1), (NULL, 2), ('b', NULL);
INSERT INTO pairy VALUES (1, 'x'), (2, NULL);
INSERT INTO numbered VALUES (1, 'x'), (2, NULL);
INSERT INTO rowless VALUES ('a', 'x');
INSERT INTO doced VALUES (1, '{"a":1,"b":null}', '2024-01-01', 3), (2, '[1]', '2024-99-99', 0);
