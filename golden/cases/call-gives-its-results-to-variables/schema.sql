CREATE TABLE t (id int PRIMARY KEY);

CREATE PROCEDURE tally(IN step int, OUT doubled int, INOUT total int) SET doubled = step * 2, total = total + step;
