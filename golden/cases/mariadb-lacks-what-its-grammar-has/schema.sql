CREATE TABLE books (id int NOT NULL PRIMARY KEY, author int NOT NULL, price decimal(8,2), place point);
