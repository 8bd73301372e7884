create table p (x point, y multipolygon, t text);
alter table p alter column x set default 1;
alter table p alter column x set default 'x';
create table q (x linestring default 1);
create table q2 (x linestring default 'a');
create table q3 (x linestring default (1));
alter table p alter y set default null;
alter table p alter t set default 1;
create table r (x point default (point(1, 1)));
