INSERT INTO thing (tag, size, items, more, doc, spare, place, made, until, ranged, checked, flag)
VALUES ('a', 3, '{1,2}', '{3}', '{"a": 1}', '{"a": 2}', ROW(1, 2), '2024-01-01', '2025-01-01', '[1,5)', 1, true);
INSERT INTO child (id, thing_id, other_id, note) VALUES (1, 1, 1, 'n');
INSERT INTO goods VALUES ('x', 1, 'h');
INSERT INTO parent VALUES (1, 1, 1);
INSERT INTO heir VALUES (1, 2, 2);
INSERT INTO softened VALUES (1, 2);
