CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value, other ANY);
