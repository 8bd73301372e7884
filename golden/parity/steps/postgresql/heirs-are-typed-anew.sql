create table t (a int check (a > 0));
create table u (c text) inherits (t);
alter table t alter a type text;
alter table t rename a to b;
alter table t alter b type text;
alter table t drop constraint t_a_check;
alter table t alter b type text;
