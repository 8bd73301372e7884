INSERT INTO books (id, title, price) VALUES (1, 'Sea', 5), (2, 'Sky', NULL);
INSERT INTO tags (book_id, tag) VALUES (1, 'blue');
