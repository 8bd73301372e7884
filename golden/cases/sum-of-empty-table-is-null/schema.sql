CREATE TABLE readings (
  id integer PRIMARY KEY,
  amount integer NOT NULL,
  weight numeric(8, 2) NOT NULL,
  label varchar(10) NOT NULL
);
