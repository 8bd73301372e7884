INSERT INTO places (id, name, tags, at) VALUES
  (1, 'Lisbon', '{3, 1, 2}', ll_to_earth(38.7, -9.1)),
  (2, 'Nowhere', '{}', NULL);
