INSERT INTO books (id, tags) VALUES (1, '{a,NULL}'), (2, '{}');
