CREATE TABLE line (
  price integer NOT NULL,
  amount integer CHECK (amount IS NOT NULL),
  total integer GENERATED ALWAYS AS (price * amount) STORED
);
