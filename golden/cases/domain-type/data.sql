INSERT INTO users (id, email, backup, balance) VALUES (1, 'a@b', NULL, 9007199254740993);
