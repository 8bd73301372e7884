CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
CREATE TABLE users (id integer PRIMARY KEY, mood mood NOT NULL, tags text[] NOT NULL);
