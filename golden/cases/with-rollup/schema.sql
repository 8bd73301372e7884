CREATE TABLE sales (id int PRIMARY KEY, shop varchar(10) NOT NULL, amount int NOT NULL);
