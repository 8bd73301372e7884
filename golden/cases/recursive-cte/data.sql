INSERT INTO categories (id, parent_id, name) VALUES (1, NULL, 'all'), (2, 1, 'maps'), (3, 2, 'city');
