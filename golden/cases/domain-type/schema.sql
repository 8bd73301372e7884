CREATE DOMAIN email AS text CHECK (VALUE LIKE '%@%');

CREATE DOMAIN cents AS bigint NOT NULL DEFAULT 0;

CREATE TABLE users (id integer PRIMARY KEY, email email NOT NULL, backup email, balance cents);
