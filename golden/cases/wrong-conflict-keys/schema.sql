CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  rank INTEGER,
  closed_at INTEGER,
  UNIQUE (host, rank)
);
CREATE UNIQUE INDEX page_url ON page (lower(url));
CREATE UNIQUE INDEX page_open ON page (url) WHERE closed_at IS NULL AND rank == 1;
CREATE INDEX page_host ON page (host);
CREATE VIEW open_page AS SELECT * FROM page WHERE closed_at IS NULL;
CREATE TRIGGER open_page_insert INSTEAD OF INSERT ON open_page BEGIN SELECT 1; END;
