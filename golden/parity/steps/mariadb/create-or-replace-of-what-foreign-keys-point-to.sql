create table p (id int primary key);
create table c (a int, b int, foreign key if not exists f (a) references p (id));
alter table c add foreign key if not exists f (b) references p (id);
alter table c add constraint if not exists g foreign key (b) references p (id);
alter table c add constraint g foreign key if not exists (b) references p (id);
alter table c drop foreign key if exists g, drop foreign key if exists g2;
create or replace table p (id int primary key);
create or replace table c (a int);
create or replace table p (id int primary key, x int);
