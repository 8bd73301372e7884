CREATE TABLE seats (
  id integer PRIMARY KEY,
  hall integer NOT NULL,
  seat integer NOT NULL,
  holder varchar(20) NOT NULL,
  UNIQUE (hall, seat)
);
