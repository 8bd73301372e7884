CREATE TABLE categories (id integer PRIMARY KEY, parent_id integer, name varchar(20) NOT NULL);
