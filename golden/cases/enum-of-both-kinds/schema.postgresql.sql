CREATE TYPE mood AS ENUM ('calm', 'so-so', 'it''s fine');

CREATE TABLE people (id integer PRIMARY KEY, mood mood NOT NULL DEFAULT 'calm', former mood);
