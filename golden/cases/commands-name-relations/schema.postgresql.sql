CREATE TABLE orders (id int PRIMARY KEY, total int NOT NULL);
CREATE INDEX orders_total ON orders (total);
CREATE MATERIALIZED VIEW order_totals AS SELECT sum(total) AS total FROM orders;
