CREATE TABLE visits (
  id uuid PRIMARY KEY DEFAULT uuid(),
  came_from inet6 NOT NULL,
  gateway INET4 DEFAULT '10.0.0.1',
  parent uuid,
  KEY (came_from),
  FOREIGN KEY (parent) REFERENCES visits (id)
);
