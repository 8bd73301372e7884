CREATE TABLE events (
  id integer PRIMARY KEY,
  day date NOT NULL,
  starts time,
  local_at datetime(3) NOT NULL,
  happened_at timestamp(3) NULL,
  lasted year
);
