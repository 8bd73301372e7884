CREATE TABLE authors (
  id INT PRIMARY KEY,
  name VARCHAR(40) NOT NULL,
  born DATE,
  mood ENUM('calm', 'wild') NOT NULL
);

CREATE TABLE books (
  id BIGINT PRIMARY KEY,
  author_id INT,
  title VARCHAR(40) NOT NULL,
  price DECIMAL(8, 2),
  sold BOOLEAN NOT NULL,
  cover BLOB,
  added DATETIME NOT NULL,
  FOREIGN KEY (author_id) REFERENCES authors (id)
);

CREATE VIEW shelves AS
SELECT a.id, JSON_ARRAYAGG(JSON_OBJECT('title', b.title, 'price', b.price)) AS books
FROM authors a JOIN books b ON b.author_id = a.id
GROUP BY a.id;
