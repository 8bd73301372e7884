create table t (i int generated always as identity, s serial);
create table u () inherits (t);
create table w (like t including identity);
create table x (like t including all);
alter table t drop column i;
alter table x alter i drop identity;
alter table x alter s drop identity;
alter table x alter s drop identity if exists;
