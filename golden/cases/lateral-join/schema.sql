CREATE TABLE shops (id integer PRIMARY KEY, name varchar(20) NOT NULL);

CREATE TABLE sales (id integer PRIMARY KEY, shop_id integer NOT NULL, amount integer NOT NULL);
