INSERT INTO settings (name, value, other) VALUES ('a', 1, 2.5), ('b', 'text', NULL), ('c', x'00ff', 'x'), ('d', NULL, x'');
