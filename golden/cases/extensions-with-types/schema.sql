CREATE EXTENSION hstore;
CREATE EXTENSION ltree;
CREATE EXTENSION cube;
CREATE EXTENSION seg;
CREATE EXTENSION btree_gist;
CREATE EXTENSION pgcrypto;
CREATE EXTENSION unaccent;
CREATE EXTENSION "uuid-ossp";
CREATE EXTENSION fuzzystrmatch;
CREATE TABLE things (
  id uuid PRIMARY KEY DEFAULT uuid_generate_v4(),
  path ltree NOT NULL,
  marks hstore NOT NULL,
  at cube,
  cover seg NOT NULL,
  during tstzrange NOT NULL,
  EXCLUDE USING gist (id WITH =, during WITH &&)
);
CREATE INDEX ON things USING gist (cover);
