create table t (id int primary key, a int, b int, key (a), foreign key (a) references t (a));
alter table t modify a bigint;
alter table t modify a int not null;
alter table t modify a int unsigned;
