INSERT INTO flags (id, active, checked) VALUES (1, true, NULL), (2, false, true), (3, true, false);
