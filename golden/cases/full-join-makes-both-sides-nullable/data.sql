INSERT INTO stock (sku, copies) VALUES ('a', 1), ('b', 2);
INSERT INTO orders (sku, wanted) VALUES ('b', 3), ('c', 4);
