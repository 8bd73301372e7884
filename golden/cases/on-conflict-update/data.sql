INSERT INTO stock (sku, copies, note) VALUES ('a', 1, NULL);
