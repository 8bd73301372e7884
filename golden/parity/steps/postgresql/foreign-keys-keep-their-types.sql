create table a (id int primary key, u uuid);
create table b (x int references a, y bigint references a);
alter table a alter id type bigint;
alter table a alter id type smallint;
alter table a alter id type text;
alter table b alter x type text;
alter table b alter x type timestamp using null;
alter table b alter x type numeric;
alter table a alter id type timestamp using null;
