CREATE TABLE books (id integer PRIMARY KEY, key uuid NOT NULL, shop integer NOT NULL, title text NOT NULL);
CREATE TABLE tags (book integer NOT NULL, tag text NOT NULL);
INSERT INTO books (id, key, shop, title) VALUES
  (1, '00000000-0000-4000-8000-000000000001', 1, 'Sea'),
  (2, '00000000-0000-4000-8000-000000000002', 1, 'Sky');
