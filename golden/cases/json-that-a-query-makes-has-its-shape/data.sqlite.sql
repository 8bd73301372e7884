INSERT INTO authors (id, name, born, extra) VALUES (1, 'Ann', '1960-02-29', '{"a": 1}'), (2, 'Bob', NULL, NULL);
INSERT INTO books (id, author_id, title, price, sold, added) VALUES
  (1, 1, 'One', 1.5, 1, '2024-01-01 00:00:00'),
  (2, 1, 'Two', NULL, 0, '2024-01-02 00:00:00'),
  (3, NULL, 'Lost', 3, 1, '2024-01-03 00:00:00');
