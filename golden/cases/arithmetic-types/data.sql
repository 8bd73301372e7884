INSERT INTO numbers (id, small, big, exact, approximate) VALUES (1, 2, 9007199254740993, 1.25, 0.5);
