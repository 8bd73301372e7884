CREATE SCHEMA shop;

CREATE TYPE shop.state AS ENUM ('new', 'paid');

CREATE TABLE shop.orders (id integer PRIMARY KEY, state shop.state NOT NULL);

CREATE TABLE orders (id integer PRIMARY KEY, shop_order integer REFERENCES shop.orders (id));
