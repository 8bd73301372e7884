CREATE TABLE events (
  id integer PRIMARY KEY,
  day date NOT NULL,
  starts time,
  local_at timestamp NOT NULL,
  happened_at timestamptz,
  lasted interval
);
