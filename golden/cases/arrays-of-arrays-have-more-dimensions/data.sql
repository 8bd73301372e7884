INSERT INTO boards (id, tags, cells)
VALUES (1, '{a,b}', '{{1,2},{3,4}}'), (2, '{c,d}', '{{5,6},{7,8}}');
