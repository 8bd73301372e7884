create table sub (id int unsigned primary key);
create table pool (id bigint unsigned primary key, sid int unsigned not null);
alter table pool add constraint fkp foreign key (sid) references sub (id) on delete cascade;
alter table pool drop foreign key fkp;
alter table pool add constraint fkp foreign key (sid) references sub (id);
create table other (id bigint unsigned primary key, sid int unsigned, key fko (id));
alter table other add constraint fko foreign key (sid) references sub (id);

create table pair (id int primary key, more int, unique (id, more));
create table named (a int, b int, constraint n1 foreign key (a) references pair (id), foreign key (a) references pair (id));
alter table named drop foreign key n1, add constraint n2 foreign key (a) references pair (id);
create table longer (a int, b int, foreign key (a) references pair (id));
alter table longer add foreign key (a, b) references pair (id, more);
alter table longer add constraint shorter foreign key (a) references pair (id);
