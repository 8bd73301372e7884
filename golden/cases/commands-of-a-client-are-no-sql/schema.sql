\set ON_ERROR_STOP on
\i types.sql
CREATE TABLE books (id integer PRIMARY KEY, title text NOT NULL);
COPY books (id, title) FROM stdin;
1	A; B
\.
CREATE TABLE shelves (id integer PRIMARY KEY)
\g
