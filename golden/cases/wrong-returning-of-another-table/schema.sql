CREATE TABLE stock (sku varchar(10) PRIMARY KEY NOT NULL, copies integer NOT NULL, note text);

CREATE TABLE deliveries (sku varchar(10) NOT NULL, copies integer NOT NULL, sender text);

CREATE VIRTUAL TABLE notes USING fts5(body);
