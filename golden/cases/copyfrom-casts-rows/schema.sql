CREATE SCHEMA "Geo";
CREATE TYPE "Geo".point2 AS (x float8, label text);
CREATE TYPE pin AS (at "Geo".point2, color text);
CREATE DOMAIN short_pin AS pin CHECK (length((VALUE).color) < 9);
CREATE TYPE pair AS (a float8, b int);
CREATE TABLE places (id integer PRIMARY KEY, pin short_pin, pair pair, pairs pair[], parts pin);
