INSERT INTO users (id, name, age, score, active)
VALUES (1, 'Ann', 30, 7, TRUE), (2, 'Bo', 12, 0, FALSE), (3, 'Cy', NULL, 1, TRUE);

INSERT INTO posts (id, user_id, title) VALUES (1, 1, 'One'), (2, 1, 'Two'), (3, 3, 'Three');

INSERT INTO kept (id, adult) VALUES (4, 5);
