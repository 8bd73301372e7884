CREATE TABLE numbers (
  id integer PRIMARY KEY,
  small smallint NOT NULL,
  big bigint NOT NULL,
  exact numeric(10, 2) NOT NULL,
  approximate double precision NOT NULL
);
