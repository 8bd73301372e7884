INSERT INTO thing (tag, size, items, more, doc, spare, place, made, until, ranged, checked, flag)
VALUES ('a', 3, '{1,2}', '{}', '{"a": 1, "b": null, "c": {"d": [1]}}', '[]', ROW(1, 2), '2024-01-01', NULL, '[1,5)', 1, true),
  ('b', NULL, '{}', NULL, '[]', NULL, ROW(NULL, 2), '2024-02-01', '2025-01-01', 'empty', 2, NULL),
  ('c', 9, '{NULL,5}', '{7}', '{"a": "x"}', '{"a": null}', ROW(3, NULL), '2024-03-01', 'infinity', '[2,)', 3, false);
INSERT INTO thing (tag, size, items, doc, place, made, ranged, checked, flag)
VALUES ((SELECT tag FROM thing WHERE false), 3, '{1,2}', '{}', ROW(1, 2), '2024-01-01', '[1,5)', 1, true);
INSERT INTO child (id, thing_id, other_id, note) VALUES (1, 1, 2, NULL), (2, 1, NULL, 'n'), (3, 3, 3, 'm'), (4, 4, 4, 'm');
INSERT INTO goods VALUES ('x', 0, 'h'), ('y', 5, NULL), ('z', 7, 'i');
INSERT INTO parcel (id, goods, labels) VALUES (1, ROW(NULL, NULL, NULL), '{}');
INSERT INTO parent VALUES (1, 1, 1);
INSERT INTO heir VALUES (1, NULL, 2), (2, 3, 3);
INSERT INTO sale (id, amount, rebate, buyer, payee, lost, unsure, trusted) VALUES (1, 5, NULL, 1, 1, NULL, NULL, 1), (2, 5, 1, 2, NULL, 3, 1, 1);
INSERT INTO part_of VALUES (1);
INSERT INTO base VALUES (1);
INSERT INTO derived VALUES (1);
INSERT INTO para VALUES (1, 1), (2, NULL);
INSERT INTO heirs VALUES (1, -5, NULL), (3, NULL, 'x');
INSERT INTO part VALUES (1, 2, NULL), (7, 1, 3);
INSERT INTO gen (a, b) VALUES (NULL, 1), (3, 2);
INSERT INTO fk1 VALUES (1, 1, 1), (2, 1, 99), (3, 2, NULL);
INSERT INTO trg VALUES (1, 5);
INSERT INTO ground VALUES (1, 'n', 'k'), (2, NULL, 'k');
INSERT INTO comp VALUES (1, ROW(NULL, NULL), NULL, '{}', 'x', '{}'), (2, ROW(1, 'x'), ROW(2, NULL), ARRAY[ROW(1, NULL)::pair2, NULL], 'y', '{{1,NULL},{3,4}}'), (3, ROW(1, 'x'), NULL, '{}', (SELECT d FROM comp WHERE false), '{}');
REFRESH MATERIALIZED VIEW matv;
INSERT INTO softened VALUES (1, NULL);
INSERT INTO ship VALUES (1, 1, 1, 'x', 'u'), (2, NULL, 2, NULL, 'v'), (3, 3, 3, 'y', 'w'), (4, 4, 0, NULL, 'x');
INSERT INTO port VALUES (1, 1, 1, 'x', NULL), (2, 2, 2, NULL, 2), (3, NULL, 3, 'y', 3), (9, 1, 9, 'z', NULL);
INSERT INTO berth VALUES (1, 1, 'w', 1), (2, 9, NULL, NULL), (8, 77, 'q', 3);
INSERT INTO proof (id, n, c, lost) VALUES (1, 1, 'c', NULL);
REFRESH MATERIALIZED VIEW proofs_kept;
