CREATE TABLE item (
  id INTEGER PRIMARY KEY,
  gross INTEGER AS (net + tax) STORED,
  net INTEGER NOT NULL,
  tax INTEGER,
  label TEXT AS (printf('%d', net)) NOT NULL
);
