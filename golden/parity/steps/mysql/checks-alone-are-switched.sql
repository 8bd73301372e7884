create table p (a int primary key, b int unique, c int, constraint ch check (c > 0), constraint fk foreign key (c) references p (a));
alter table p alter check CH not enforced;
alter table p alter check nope not enforced;
alter table p alter constraint nope enforced;
alter table p alter constraint `ch` enforced;
alter table p alter constraint fk enforced;
alter table p alter check fk enforced;
alter table p alter constraint b enforced;
alter table p alter constraint `PRIMARY` enforced;
