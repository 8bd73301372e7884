CREATE TABLE order_lines (id integer PRIMARY KEY, copies integer NOT NULL);
