create table sub (id int unsigned primary key);
create table pool (id bigint unsigned primary key, sid int unsigned not null);
alter table pool add constraint fkp foreign key (sid) references sub (id) on delete cascade;
alter table pool drop foreign key fkp;
alter table pool add constraint fkp foreign key (sid) references sub (id);
create table other (id bigint unsigned primary key, sid int unsigned, key fko (id));
alter table other add constraint fko foreign key (sid) references sub (id);
