CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  day DATE NOT NULL,
  starts TIME,
  local_at DATETIME NOT NULL,
  happened_at TIMESTAMP,
  lasted TEXT
);
