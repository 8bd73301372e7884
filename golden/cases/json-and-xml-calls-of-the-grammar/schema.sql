CREATE TABLE documents (
  id int PRIMARY KEY,
  title text NOT NULL,
  note text,
  body jsonb NOT NULL
);
