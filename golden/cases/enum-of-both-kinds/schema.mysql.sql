CREATE TABLE people (
  id integer PRIMARY KEY,
  mood enum ('calm', 'so-so', 'it''s fine') NOT NULL DEFAULT 'calm',
  former enum ('calm', 'so-so')
);
