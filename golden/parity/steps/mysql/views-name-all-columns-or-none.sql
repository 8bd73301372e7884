create view v (a) as select 1, 2;
create view w (a, b) as select 1, 2;
create view x (a, b, c) as select 1, 2;
create view y as select 1, 2;
