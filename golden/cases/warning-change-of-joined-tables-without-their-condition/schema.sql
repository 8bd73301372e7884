CREATE TABLE teams (id integer PRIMARY KEY, bonus integer NOT NULL);
CREATE TABLE people (id integer PRIMARY KEY, team_id integer, pay integer NOT NULL);
