INSERT INTO docs (id, body, extra) VALUES
  (1, '{"a": [1, null, "x"]}', NULL),
  (2, '[]', '"text"'),
  (3, 'null', '17');
