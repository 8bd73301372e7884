create table p (id int primary key);
create table c (a int, b text, foreign key (a) references p (id));
create unique index u on c (a, b);
create unique index v on c (a);
create table t (id int auto_increment primary key, a int as (id + 1) virtual);
create unique index i on t (a);
