INSERT INTO authors (id, name, born, mood, tags, home, extra) VALUES
  (1, 'Ann', '1960-02-29', 'calm', '{a,b}', '(1,near)', '{"k": [1, null]}'),
  (2, 'Bob', NULL, 'wild', '{}', NULL, NULL),
  (3, 'Eve', '1999-12-31', 'wild', '{NULL}', '(,)', 'null');

INSERT INTO books (id, author_id, title, price, sold, cover, added) VALUES
  (1, 1, 'One', 1.50, true, '\x00ff', '2024-01-01 00:00:00+00'),
  (9007199254740993, 1, 'Two', NULL, false, NULL, '2024-01-02 00:00:00+00'),
  (3, NULL, 'Lost', 3, true, '\x', '2024-01-03 00:00:00+00');
