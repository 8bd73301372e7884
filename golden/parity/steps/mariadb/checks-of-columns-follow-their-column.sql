create table t (id int primary key, a int check (a > 0), b int);
alter table t rename column a to c;
alter table t add column z int;
alter table t modify z bigint;
alter table t rename to t2;
alter table t2 add index (z);
alter table t2 drop column c;

create table u (id int primary key, a int check (a > 0), constraint b check (a > 1), b int);
alter table u rename column a to c;
alter table u drop constraint b;
