create table t (a text default ('x'), c json default ('{}'), j json not null default (json_array()), f int default (1 + 1), h json);
create table u as select * from t;
create table v as select a, c, j, f from t x;
create table w (z json default ('{}')) as select c from t;
create table y (c json) as select c from t;
create table z as select * from (select * from t limit 1) q;
