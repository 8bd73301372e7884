INSERT INTO letters (subject, body) VALUES ('by the sea', 'x'), ('the sky', 5);
INSERT INTO notes (rowid, a, b) VALUES (1, 'x y', 'kept');
INSERT INTO pages (title, "whole text", lang) VALUES ('one two', 'three', 3);
INSERT INTO brief (docid, a) VALUES (1, 'x');
INSERT INTO old VALUES ('x y');
INSERT INTO places VALUES (1, 2, 3, 'here', NULL);
INSERT INTO forms (name, _shape) VALUES ('a', '[[0,0],[1,0],[0,1],[0,0]]');
INSERT INTO gone_data VALUES ('x');
