INSERT INTO notes VALUES (1, 'One', NULL, '2024-02-29'), (2, 'Two', 'x', '2024-03-01');
