DROP DATABASE IF EXISTS shop;
CREATE DATABASE shop;
\connect shop

CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL);

CREATE ROLE clerk;
ALTER SYSTEM SET work_mem = '1GB';
COPY books FROM PROGRAM 'cat';
