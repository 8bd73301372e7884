CREATE TABLE docs (id integer PRIMARY KEY, body json NOT NULL, extra json);
