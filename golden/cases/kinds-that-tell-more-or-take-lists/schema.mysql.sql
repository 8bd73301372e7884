CREATE TABLE books (id integer AUTO_INCREMENT PRIMARY KEY, title varchar(40) NOT NULL UNIQUE, made datetime);
