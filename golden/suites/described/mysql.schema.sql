CREATE TABLE t (id int PRIMARY KEY, a int, v varchar(20), b blob, tt tinytext, j json, d date, g geometry, e enum('x'), s set('x', 'y'),
  ti tinyint, si smallint, mi mediumint, bi bigint, ui int unsigned, y year, f float, c char(3), bt bit(3));
CREATE TABLE u (id int PRIMARY KEY, a int);
CREATE TABLE w (id int PRIMARY KEY, a int UNIQUE);
CREATE VIEW vw AS SELECT * FROM t;
CREATE VIEW agg AS SELECT max(a) AS m FROM t;
