create extension seg;
create extension lo;
create extension intarray;
create table t (a seg, b lo, c query_int, d int[]);
drop extension seg;
drop extension lo cascade;
drop extension intarray;
