INSERT INTO users (id, email, nick, meta, price) VALUES (1, 'a@b', 'a', '{"age": 3}', 1.50);
