CREATE TABLE users (
  id integer PRIMARY KEY,
  email varchar(80) NOT NULL,
  nick varchar(40),
  meta json,
  price decimal(10, 2) NOT NULL
);

CREATE VIEW shown AS SELECT id, coalesce(nick, email) AS name FROM users;
