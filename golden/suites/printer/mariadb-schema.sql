create sequence s;
create table h (id int, a int, valid_from date, valid_to date, period for valid (valid_from, valid_to)) with system versioning;
