INSERT INTO books (id, title) VALUES (1, 'Sea');
