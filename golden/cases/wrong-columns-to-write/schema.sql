CREATE TABLE tallies (id integer PRIMARY KEY, hits integer NOT NULL, doubled integer GENERATED ALWAYS AS (hits * 2) STORED);
