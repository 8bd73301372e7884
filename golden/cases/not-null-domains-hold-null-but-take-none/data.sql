INSERT INTO invoices VALUES (1, 10, 1, 5, '{10}', ROW(10, 'net'));
INSERT INTO invoices (id, total, fee, paid) VALUES (2, (SELECT total FROM invoices WHERE false), (SELECT fee FROM invoices WHERE false), 5);
