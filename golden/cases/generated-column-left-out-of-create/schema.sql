CREATE TABLE lines (
  id integer PRIMARY KEY,
  price integer NOT NULL,
  copies integer NOT NULL DEFAULT 1,
  note varchar(40),
  total integer GENERATED ALWAYS AS (price * copies) STORED
);
