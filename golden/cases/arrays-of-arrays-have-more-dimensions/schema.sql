CREATE TABLE boards (id integer PRIMARY KEY, tags text[] NOT NULL, cells integer[][] NOT NULL);
