DROP DATABASE IF EXISTS shop;
CREATE DATABASE shop;
USE shop;

CREATE TABLE books (id int PRIMARY KEY, title varchar(40) NOT NULL);

SET GLOBAL max_connections = 1;
CREATE USER clerk;
