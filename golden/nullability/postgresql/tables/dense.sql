INSERT INTO thing (tag, size, items, more, doc, spare, place, made, until, ranged, checked, flag)
VALUES ('a', 3, '{1,2}', '{3}', '{"a": 1}', '{"a": 2}', ROW(1, 2), '2024-01-01', '2025-01-01', '[1,5)', 1, true);
INSERT INTO child (id, thing_id, other_id, note) VALUES (1, 1, 1, 'n');
INSERT INTO goods VALUES ('x', 1, 'h');
INSERT INTO parent VALUES (1, 1, 1);
INSERT INTO heir VALUES (1, 2, 2);
INSERT INTO softened VALUES (1, 2);
INSERT INTO ship VALUES (1, 1, 1, 'x', 'u'), (2, NULL, 2, NULL, 'v'), (3, 3, 3, 'y', 'w'), (4, 4, 0, NULL, 'x');
INSERT INTO port VALUES (1, 1, 1, 'x', NULL), (2, 2, 2, NULL, 2), (3, NULL, 3, 'y', 3), (9, 1, 9, 'z', NULL);
INSERT INTO berth VALUES (1, 1, 'w', 1), (2, 9, NULL, NULL), (8, 77, 'q', 3);
