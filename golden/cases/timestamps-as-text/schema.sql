CREATE TABLE events (id integer PRIMARY KEY, happened timestamp NOT NULL, seen timestamp);
