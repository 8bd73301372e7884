INSERT INTO books VALUES (1, 'a');
