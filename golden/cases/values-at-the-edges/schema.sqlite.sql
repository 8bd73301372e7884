CREATE TABLE edges (
  id INTEGER PRIMARY KEY,
  big BIGINT,
  exact DECIMAL(40, 10),
  approximate DOUBLE,
  word TEXT,
  day DATE,
  moment DATETIME,
  bytes BLOB
);
