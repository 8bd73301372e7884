INSERT INTO thing (tag, items, doc, place, made, ranged, checked)
VALUES ('a', '{}', '{}', ROW(NULL, NULL), 'infinity', 'empty', 1), ('b', '{NULL}', 'null', ROW(1, NULL), '2024-01-01', '(,)', 2);
INSERT INTO child (id, thing_id) VALUES (1, 1), (2, 2);
INSERT INTO goods (code, amount) VALUES ('x', 0);
INSERT INTO parent VALUES (1, 1, 1);
INSERT INTO grandchild VALUES (1, NULL, 2);
INSERT INTO softened VALUES (1, NULL);
INSERT INTO ship (id, y, u) VALUES (1, 0, ''), (2, 5, 'q');
INSERT INTO port (id, z) VALUES (5, 1), (6, 2);
INSERT INTO berth (id, port_id) VALUES (7, 99);
