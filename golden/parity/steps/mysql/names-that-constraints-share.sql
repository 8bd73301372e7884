create table t (a int, b int, constraint k unique (a), constraint k check (b > 1));
alter table t drop constraint k;
alter table t drop check k;
alter table t drop constraint k;
create table u (a int primary key, b int, constraint k foreign key (b) references u (a), constraint k2 check (b > 1));
alter table u drop constraint k;
create table v (a int primary key, b int, constraint k foreign key (b) references v (a), unique k (b));
alter table v drop constraint k;
alter table v rename column a to a, rename column b to B;
