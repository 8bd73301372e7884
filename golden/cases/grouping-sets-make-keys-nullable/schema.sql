CREATE TABLE sales (id integer PRIMARY KEY, shop text NOT NULL, item text NOT NULL, amount integer NOT NULL);
