INSERT INTO everything VALUES
  (1, '6ecd8c99-4036-403d-bf84-cf8400f67836', 0.5, 'NaN', 'abc', '10.0.0.1/8', '1 day 02:03:04', '[1,5)', '10:00+02', 'a b', 1.5, '0101'),
  (2, NULL, 'Infinity', -0.00, '', NULL, NULL, 'empty', NULL, NULL, NULL, NULL);
