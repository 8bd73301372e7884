INSERT INTO nodes (id, path, kind) VALUES (1, 'a', 'dir'), (2, 'b', NULL);
INSERT INTO links (id, target) VALUES (1, 'a/'), (2, 'c');
