CREATE TABLE t (id int PRIMARY KEY, a int, v varchar(20), c char(5), de decimal(10, 2), du decimal(8, 3) unsigned, d double, ui int unsigned,
  ti tinyint, tu tinyint unsigned, y year, g geometry);
CREATE TABLE u (id int PRIMARY KEY, a int);
CREATE VIEW vt AS SELECT id, a FROM t;
CREATE VIEW vasks AS SELECT id, (SELECT max(a) FROM t) AS m FROM u;
CREATE VIEW vkept AS SELECT DISTINCT a FROM t;
