create table t (a serial, b int);
create table i (c int) inherits (t);
create table o (a int default 5) inherits (t);
drop sequence t_a_seq cascade;
alter table t alter a set default 9;
alter table t alter a drop default;
