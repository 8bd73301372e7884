create table t (id int primary key);
alter table t add foreign key (id) references t (id);
alter table t change id n3 int comment 'said';
alter table t rename column n3 to n4;
