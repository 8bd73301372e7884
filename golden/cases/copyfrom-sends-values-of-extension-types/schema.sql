CREATE SCHEMA ext;
CREATE SCHEMA "Chosen";
CREATE EXTENSION citext SCHEMA public;
ALTER EXTENSION citext SET SCHEMA "Chosen";
-- The schema is found by the search path, so that nothing says where hstore will be elsewhere.
SET search_path = ext;
CREATE EXTENSION hstore;
CREATE EXTENSION ltree;
SET search_path = public;

CREATE TABLE labels (
  id integer PRIMARY KEY,
  email "Chosen".citext,
  aliases "Chosen".citext[],
  "it's `so`" ext.hstore,
  marks ext.hstore[]
);
CREATE TABLE paths (id integer PRIMARY KEY, path ext.ltree NOT NULL);
