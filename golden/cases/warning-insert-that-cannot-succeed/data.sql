INSERT INTO users (id, email) VALUES (1, 'a');
