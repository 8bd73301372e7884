CREATE TABLE team (
  id integer NOT NULL PRIMARY KEY,
  name varchar(40) NOT NULL,
  motto varchar(40)
);

CREATE TABLE person (
  id integer NOT NULL PRIMARY KEY,
  name varchar(40) NOT NULL,
  nick varchar(40),
  age integer,
  score integer NOT NULL,
  team_id integer,
  boss_id integer
);

CREATE TABLE pet (
  id integer NOT NULL PRIMARY KEY,
  owner_id integer NOT NULL,
  name varchar(40),
  kind varchar(40) NOT NULL,
  weight integer
);

CREATE TABLE visit (
  pet_id integer NOT NULL,
  day integer NOT NULL,
  note varchar(40),
  cost integer,
  PRIMARY KEY (pet_id, day)
);

CREATE VIEW person_team AS
  SELECT p.id, p.name, p.nick, t.name AS team_name, t.motto
  FROM person p LEFT JOIN team t ON t.id = p.team_id;

CREATE VIEW nicked AS
  SELECT id, nick, age FROM person WHERE nick IS NOT NULL;

CREATE VIEW posted (id, team_id, team, motto, kind) AS
  SELECT p.id, t.id, t.name, t.motto, e.kind
  FROM person p LEFT JOIN team t ON t.id = p.team_id LEFT JOIN pet e ON e.owner_id = p.id;

CREATE VIEW reposted AS SELECT DISTINCT team AS a, team_id AS b, motto AS c FROM posted;

CREATE VIEW gathered AS
  SELECT t.id, t.name, t.name AS other FROM person p LEFT JOIN team t ON t.id = p.team_id
  UNION ALL SELECT e.id, e.kind, e.name FROM person p LEFT JOIN pet e ON e.owner_id = p.id;
