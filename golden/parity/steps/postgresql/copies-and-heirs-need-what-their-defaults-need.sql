create table t (a serial, b int);
create table l (like t including all);
create table l2 (like t);
create table i (c int) inherits (t);
create table o (a int default 5) inherits (t);
drop sequence t_a_seq;
drop sequence t_a_seq cascade;
