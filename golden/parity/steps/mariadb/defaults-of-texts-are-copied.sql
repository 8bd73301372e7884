create table t (a text default ('x'), b blob default ('x'), c json default ('{}'), d longtext default (concat('a', 'b')), f int default (1 + 1), h json, i text, k text not null);
create table u as select * from t;
create table v as select a, b, c, d, f from t x;
create view w as select * from t;
create table y as select * from w;
create table z as select * from (select * from t limit 1) q;
