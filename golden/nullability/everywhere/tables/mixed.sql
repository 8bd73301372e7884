INSERT INTO team (id, name, motto) VALUES (1, 'red', 'go'), (2, 'blue', NULL), (8, 'green', 'on');
INSERT INTO person (id, name, nick, age, score, team_id, boss_id) VALUES
  (1, 'Ann', 'a', 30, 5, 1, NULL),
  (2, 'Bob', NULL, 40, 7, 2, 1),
  (3, 'Cid', 'c', NULL, 0, NULL, 1),
  (4, 'Dan', NULL, NULL, 9, NULL, 2),
  (5, 'Eve', 'e', 17, 3, 1, 9),
  (6, 'Fay', NULL, NULL, 4, 2, NULL);
INSERT INTO pet (id, owner_id, name, kind, weight) VALUES
  (10, 1, 'Tom', 'cat', 4),
  (11, 1, NULL, 'dog', NULL),
  (12, 2, 'Rex', 'dog', 0),
  (13, 3, 'Kit', 'cat', NULL),
  (14, 99, 'Stray', 'cat', 3);
INSERT INTO visit (pet_id, day, note, cost) VALUES
  (10, 1, 'fine', 20),
  (10, 2, NULL, NULL),
  (12, 1, NULL, 0),
  (13, 4, 'ill', NULL),
  (97, 3, 'lost', 5);
