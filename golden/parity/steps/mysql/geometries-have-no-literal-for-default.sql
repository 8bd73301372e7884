create table p (x point, y multipolygon);
alter table p alter column x set default 1;
create table q (x linestring default 1);
alter table p alter y set default null;
create table r (x point default (point(1, 1)));
