CREATE TABLE "Order" (
  "select" integer PRIMARY KEY,
  "Full Name" varchar(40) NOT NULL,
  "it's ""so""" integer,
  Plain integer NOT NULL
);
