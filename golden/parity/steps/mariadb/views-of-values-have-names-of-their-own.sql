create view v (a, b) as values (1, 2), (3, 4);
create view w (a) as values (1, 2);
create view x (a, b) as (values (1, 2)) union select 3, 4;
create view y (a, b) as select 3, 4 union values (1, 2);
create view z as select `1` from v;
create view u as select a from v;
