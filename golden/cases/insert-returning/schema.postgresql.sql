CREATE TABLE notes (
  id serial PRIMARY KEY,
  body text NOT NULL,
  stars integer,
  created timestamp NOT NULL DEFAULT now()
);
