INSERT INTO people (id, name, boss_id) VALUES (1, 'Ann', NULL), (2, 'Bo', 1);
