CREATE TABLE books (
  id integer PRIMARY KEY,
  title varchar(40) NOT NULL,
  price numeric(8, 2) NOT NULL,
  released date,
  stars smallint
);
