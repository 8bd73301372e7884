INSERT INTO lines (id, price, copies, note) VALUES (1, 2, 3, NULL);
