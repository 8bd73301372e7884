INSERT INTO team (id, name, motto) VALUES (1, 'red', 'go'), (2, 'blue', 'on');
INSERT INTO person (id, name, nick, age, score, team_id, boss_id) VALUES
  (1, 'Ann', 'a', 30, 5, 1, 2),
  (2, 'Bob', 'b', 40, 7, 2, 1);
INSERT INTO pet (id, owner_id, name, kind, weight) VALUES
  (10, 1, 'Tom', 'cat', 4),
  (11, 2, 'Rex', 'dog', 9);
INSERT INTO visit (pet_id, day, note, cost) VALUES (10, 1, 'fine', 20), (11, 1, 'well', 10);
