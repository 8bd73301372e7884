CREATE TABLE everything (
  id integer PRIMARY KEY,
  key uuid,
  ratio real NOT NULL,
  exact numeric NOT NULL,
  code char(3) NOT NULL,
  host inet,
  lasted interval,
  span int4range NOT NULL,
  at timetz,
  words tsvector,
  price money,
  bits bit(4)
);
