CREATE TYPE full_name AS (first varchar(20), last text);
CREATE TYPE person AS (name full_name, born date);
CREATE TABLE people (id integer PRIMARY KEY, person person, former full_name[], name text);
