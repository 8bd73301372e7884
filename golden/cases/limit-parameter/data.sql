INSERT INTO books (id, title) VALUES (1, 'Sea'), (2, 'Sky'), (3, 'Sun');
