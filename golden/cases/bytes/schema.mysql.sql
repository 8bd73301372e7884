CREATE TABLE files (id integer PRIMARY KEY, body blob NOT NULL, thumb varbinary(20));
