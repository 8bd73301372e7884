CREATE TABLE sale (day date NOT NULL, amount int NOT NULL);
