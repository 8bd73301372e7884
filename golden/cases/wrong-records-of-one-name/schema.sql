CREATE TABLE order_lines (id integer PRIMARY KEY);

CREATE TABLE orderlines (id integer PRIMARY KEY);

CREATE TABLE "order lines" (id integer PRIMARY KEY);
