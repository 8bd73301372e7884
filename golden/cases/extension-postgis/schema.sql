CREATE EXTENSION postgis;
CREATE TABLE places (
  id integer PRIMARY KEY,
  name text NOT NULL,
  location geography(Point, 4326) NOT NULL,
  area geometry(Polygon, 4326)
);
CREATE INDEX ON places USING gist (location);
CREATE INDEX ON places USING gist (area gist_geometry_ops_nd);
CREATE INDEX ON places USING spgist (area);
