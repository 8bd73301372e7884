CREATE TABLE files (id integer PRIMARY KEY, body bytea NOT NULL, thumb bytea);
