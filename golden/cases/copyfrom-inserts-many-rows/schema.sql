CREATE TABLE notes (id integer PRIMARY KEY, body varchar(40) NOT NULL, seen integer, made timestamp);
CREATE TABLE tags (name varchar(40) PRIMARY KEY);
