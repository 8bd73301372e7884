INSERT INTO stock (sku, copies, note) VALUES ('a', 1, NULL), ('b', 2, 'x');
INSERT INTO deliveries (sku, copies) VALUES ('a', 5);
