INSERT INTO foo (a, b) VALUES ('1', '2');
INSERT INTO bar (c, d) VALUES ('3', NULL);
