CREATE TABLE counters (id bigint PRIMARY KEY NOT NULL, misses bigint);
