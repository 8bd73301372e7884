CREATE TABLE stock (sku varchar(20) NOT NULL PRIMARY KEY, amount int NOT NULL, note varchar(40));
CREATE TABLE delivery (id int NOT NULL PRIMARY KEY, sku varchar(20) NOT NULL, amount int NOT NULL, remark varchar(40));
