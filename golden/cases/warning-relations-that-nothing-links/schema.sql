CREATE TABLE teams (id integer PRIMARY KEY, name varchar(40) NOT NULL);
CREATE TABLE people (
  id integer PRIMARY KEY,
  team_id integer REFERENCES teams (id),
  name varchar(40) NOT NULL,
  age integer
);
