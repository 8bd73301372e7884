INSERT INTO team (id, name) VALUES (1, 'red'), (2, 'blue');
INSERT INTO person (id, name, score) VALUES (1, 'Ann', 0), (2, 'Bob', 7), (3, 'Cid', 7);
INSERT INTO pet (id, owner_id, kind) VALUES (10, 98, 'cat'), (11, 99, 'dog');
INSERT INTO visit (pet_id, day) VALUES (97, 1), (97, 2);
