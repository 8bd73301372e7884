CREATE TABLE stock (sku varchar(10) PRIMARY KEY NOT NULL, copies integer NOT NULL);

CREATE TABLE orders (sku varchar(10) PRIMARY KEY NOT NULL, wanted integer NOT NULL);
