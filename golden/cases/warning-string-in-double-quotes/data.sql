INSERT INTO books (id, title) VALUES (1, 'Sea'), (2, 'title');
