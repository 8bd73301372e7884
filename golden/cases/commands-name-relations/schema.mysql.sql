CREATE TABLE orders (id int PRIMARY KEY, total int NOT NULL);
