CREATE TABLE stock (
  id int PRIMARY KEY,
  item text NOT NULL,
  amount int NOT NULL,
  note text
);

CREATE TABLE deliveries (
  id int PRIMARY KEY,
  item text NOT NULL,
  amount smallint NOT NULL
);
