INSERT INTO things (path, marks, at, cover, during)
VALUES ('a.b', 'x=>1,y=>NULL', '(1,2)', '1.5 .. 2', '[2024-01-01, 2024-02-01)'),
  ('a', '', NULL, '3', 'empty');
