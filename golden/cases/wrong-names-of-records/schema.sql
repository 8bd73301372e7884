CREATE TABLE date (id integer PRIMARY KEY);

CREATE TABLE json_value (id integer PRIMARY KEY);

CREATE TABLE users (id integer PRIMARY KEY);
