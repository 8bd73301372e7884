CREATE TABLE users (id integer PRIMARY KEY, email text NOT NULL, points integer, nick varchar(9), code char(3));
