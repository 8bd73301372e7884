CREATE TABLE orders (id int PRIMARY KEY, placed_at timestamptz NOT NULL, ship_on date, at_time time);
