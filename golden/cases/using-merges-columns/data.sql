INSERT INTO books (isbn, title) VALUES ('1', 'Sea'), ('2', 'Sky');
INSERT INTO prices (isbn, price) VALUES ('1', 10), ('3', 30);
