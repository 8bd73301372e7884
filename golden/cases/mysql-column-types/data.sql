INSERT INTO everything VALUES
  (1, NULL, 1, -5, 18446744073709551615, 0.5, 1.10, 'abc', 'small', 'a,c', NULL, 2024, b'0101'),
  (2, 3, 0, 5, 0, NULL, -1.10, '', NULL, '', 'text', 1999, NULL);
