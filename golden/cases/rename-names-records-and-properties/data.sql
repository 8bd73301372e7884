INSERT INTO order_lines (id, copies) VALUES (1, 2);
