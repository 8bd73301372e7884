create table a (id int primary key, x int);
create view b as with c as (select nope from a) select 1 as k;
create view d as with c as (select nope(x), 1 as k, 2 as k from a order by 7) select 1 as k;
create view refused as with c as (select 1 as k from nope) select 1 as k;
create view refused as with c as (select ifnull(1)) select 1 as k;
create view refused as with c as (select nope from a) select 1 as k from c;
create table refused as with c as (select nope from a) select 1 as k;
