CREATE DOMAIN cents AS bigint NOT NULL;
CREATE DOMAIN fee AS cents;
CREATE TYPE price AS (amount cents, note text);

CREATE TABLE invoices (
  id integer PRIMARY KEY,
  total cents,
  fee fee,
  paid cents NOT NULL,
  parts cents[],
  price price
);

CREATE VIEW totals AS SELECT id, total FROM invoices;
