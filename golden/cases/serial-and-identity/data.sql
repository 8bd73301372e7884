INSERT INTO a (word) VALUES ('x');
INSERT INTO b (word) VALUES ('y');
INSERT INTO c (word) VALUES ('z');
INSERT INTO d (word) VALUES ('w');
