create table t (a int, b text, c text unique, constraint k check (a > 0));
create index on t (lower(b), a, upper(c), (a+1));
create index on t (a) include (b);
create unique index on t (b) include (a) where a > 0;
alter table t rename column b to bb;
create table u (like t including all);
create table v (like t including indexes);
create table w (like u including indexes);
