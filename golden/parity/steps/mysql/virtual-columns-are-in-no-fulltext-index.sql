create table t (id int, s varchar(20), g varchar(20) as (concat(s, 'a')) virtual, h varchar(20) as (concat(s, 'b')) stored);
create fulltext index f on t (h);
create fulltext index f2 on t (g);
alter table t add fulltext (g);
create table u (s text, g text as (s) virtual, fulltext (g));
create table v (s text, g text as (s) stored, fulltext (g));
alter table v modify g text as (s) virtual;
