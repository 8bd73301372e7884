create table a (id int primary key, foreign key (id) references a (id));
create table b (id bigint primary key, foreign key (id) references b (id));
create table c (x bigint references b (id), y int references a (id));
rename table a to d, b to a;
