CREATE TABLE t (id int PRIMARY KEY, a int, v varchar(20), c char(5), de decimal(10, 2), du decimal(8, 3) unsigned, d double, ui int unsigned,
  ti tinyint, tu tinyint unsigned, y year, g geometry);
CREATE TABLE u (id int PRIMARY KEY, a int);
CREATE VIEW vt AS SELECT id, a FROM t;
CREATE VIEW vasks AS SELECT id, (SELECT max(a) FROM t) AS m FROM u;
CREATE VIEW vkept AS SELECT DISTINCT a FROM t;
CREATE VIEW vn AS SELECT NULL AS n, a + 1 AS e, ti + 1 AS te, json_object('a', 1) AS jo, point(1, 2) AS p FROM t ORDER BY id;
CREATE VIEW vr AS SELECT NULL AS n, rand() AS r FROM t;
CREATE VIEW vg AS SELECT NULL AS n FROM (SELECT ST_GeomFromText('POINT(1 2)') AS g FROM t) q;
CREATE VIEW vderived AS SELECT q.id FROM (SELECT id, (SELECT max(a) FROM t) AS m FROM t) q;
