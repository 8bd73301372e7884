create table t (id int primary key, a varchar(3000), b int, c text);
create unique index h on t (a, b);
alter table t drop constraint h;
create unique index h2 on t (c);
alter table t drop constraint h2;
create unique index h3 on t (b);
alter table t drop constraint h3;
alter table t add unique h4 (b);
alter table t drop constraint h4;
alter table t add unique h5 (c(10));
alter table t drop constraint h5;

create table users (id int primary key, age int, user_name text);
create unique index fresh on users (user_name, age);
alter table users drop constraint fresh;
alter table users drop constraint if exists fresh;
alter table users drop index fresh;
