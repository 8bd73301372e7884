CREATE TABLE stock (sku varchar(10) PRIMARY KEY NOT NULL, copies integer NOT NULL, note text);
