create table t (a int4range, b int, exclude using gist (a with &&), constraint x exclude using gist (a with =) where (b > 0));
create table u (like t including all);
alter table u add exclude using gist (a with &&) include (b);
