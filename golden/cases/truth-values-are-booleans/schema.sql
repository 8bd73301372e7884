CREATE TABLE users (
  id integer PRIMARY KEY,
  name varchar(40) NOT NULL,
  age integer,
  score integer NOT NULL,
  active boolean NOT NULL
);

CREATE TABLE posts (id integer PRIMARY KEY, user_id integer NOT NULL, title varchar(40) NOT NULL);

CREATE VIEW adults AS
SELECT id, name, age >= 18 AS adult, active, score FROM users;

-- What a table holds is a number from now on.
CREATE TABLE kept AS SELECT id, age >= 18 AS adult FROM users;
