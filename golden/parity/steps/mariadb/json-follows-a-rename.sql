create table t (id int primary key, data json);
alter table t rename column data to fresh;
alter table t change fresh data json;
alter table t change data d2 longtext;

create table u (id int primary key, data longtext collate utf8mb4_bin check (json_valid(data)));
alter table u rename column data to fresh;
