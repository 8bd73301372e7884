CREATE TABLE events (id int PRIMARY KEY, payload json NOT NULL, place point, seen xid, log jsonb NOT NULL);
