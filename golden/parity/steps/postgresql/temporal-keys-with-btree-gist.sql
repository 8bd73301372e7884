create extension btree_gist;
create table t (id int, v daterange, primary key (id, v without overlaps));
create table a4 (id text, j json, b bool, v daterange, unique (id, v without overlaps), unique (b, v without overlaps));
alter table a4 add unique (j, v without overlaps);
create table f (id int, v daterange, foreign key (id, period v) references t);
create table f2 (id bigint, v daterange, foreign key (id, period v) references t);
