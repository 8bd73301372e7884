create table d1 (a int default (1 + 2 * 3), b varchar(40) default (uuid()), c datetime default (now()), d json default (json_array()), e int invisible, f int check (f > 1) not enforced, constraint g check (a > b) not enforced, key ((a + 1), (lower(b)) desc), key hidden (e) invisible);
create table d2 (a int constraint named check (a > 1), b int check (b > 2), c int default 5 comment 'c' check (c < 9));
create table f1 (a int, b int invisible, c varchar(20), constraint chf check (a > 1), constraint chf2 check (b > 1), key ka (a));
alter table f1 alter check chf not enforced, alter constraint chf2 not enforced, alter index ka invisible, alter column b set visible, alter a set invisible;
alter table f1 drop check chf2, add key ((a + 1), (lower(c)) desc), add column d int invisible default (1 + 1), add column pt point srid 4326 not null;
alter table f1 add constraint chf3 check (d > 1) not enforced, add column e int generated always as (a * 2 + 1) virtual first, without validation;
alter table f1 add column g int, algorithm = instant;
create index fx on f1 (g);
drop index fx on f1 algorithm = inplace lock = none;
