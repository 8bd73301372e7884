CREATE TABLE orders (id integer PRIMARY KEY, placed datetime NOT NULL, items json NOT NULL);
