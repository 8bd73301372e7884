create or replace table d1 (a int default (1 + 2 * 3), b varchar(40) default uuid(), c datetime default (now()), d int invisible default 1, e int check (e > 1), constraint g check (a > 5)) engine = aria page_checksum = 1 transactional = 1;
create table d2 (a int, b timestamp(6) generated always as row start, c timestamp(6) generated always as row end, period for system_time (b, c)) with system versioning;
create or replace index i4 on d1 (a);
