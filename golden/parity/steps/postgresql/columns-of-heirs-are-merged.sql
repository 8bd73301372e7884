create table t (a int);
create table i (b int) inherits (t);
create table j () inherits (i);
alter table t add column b int not null;
alter table t add column c int not null;
alter table t alter b drop not null;
