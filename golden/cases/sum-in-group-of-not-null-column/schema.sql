CREATE TABLE readings (
  id integer PRIMARY KEY,
  sensor varchar(10) NOT NULL,
  room varchar(10),
  amount integer NOT NULL,
  drift integer
);
