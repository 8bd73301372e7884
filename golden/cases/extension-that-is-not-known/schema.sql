CREATE EXTENSION timescaledb;
CREATE TABLE readings (
  at timestamptz NOT NULL,
  value float8 NOT NULL,
  place ulid NOT NULL DEFAULT gen_ulid()
);
-- What is declared is known.
CREATE FUNCTION time_bucket(interval, timestamptz) RETURNS timestamptz
  LANGUAGE c IMMUTABLE STRICT AS 'timescaledb', 'ts_timestamptz_bucket';
CREATE VIEW daily AS
SELECT time_bucket('1 day', at) AS day, last(value, at) AS latest FROM readings GROUP BY 1;
