CREATE TABLE counters (id bigint PRIMARY KEY, hits bigint NOT NULL, misses bigint);
