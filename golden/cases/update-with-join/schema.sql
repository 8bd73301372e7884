CREATE TABLE stock (sku varchar(10) PRIMARY KEY, copies int NOT NULL, note text);

CREATE TABLE deliveries (sku varchar(10) NOT NULL, copies int NOT NULL);
