CREATE TABLE sales (id integer PRIMARY KEY, shop integer NOT NULL, amount integer);
