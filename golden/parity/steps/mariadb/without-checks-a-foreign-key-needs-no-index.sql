create table p (id int primary key, x int, key (x));
create table c (a int, foreign key (a) references p (id), b int);
alter table c drop index a;
set foreign_key_checks = 0;
alter table c drop index a;
alter table p drop index x;
alter table p drop primary key;
alter table c drop column a;
set foreign_key_checks = 1;
