CREATE TABLE edges (
  id integer PRIMARY KEY,
  big bigint,
  exact numeric,
  approximate double precision,
  word text,
  day date,
  moment timestamp,
  instant timestamptz,
  words text[],
  numbers numeric[],
  bytes bytea
);
