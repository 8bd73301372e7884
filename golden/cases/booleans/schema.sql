CREATE TABLE flags (id integer PRIMARY KEY, active boolean NOT NULL DEFAULT true, checked boolean);
