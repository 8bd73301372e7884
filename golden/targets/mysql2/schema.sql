CREATE TABLE authors (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(100) NOT NULL,
  born DATE
);

CREATE TABLE books (
  id BIGINT PRIMARY KEY,
  author_id INT,
  title VARCHAR(200) NOT NULL,
  binding ENUM('hardcover', 'paperback', 'e-book') NOT NULL DEFAULT 'paperback',
  price DECIMAL(12, 2) NOT NULL,
  rating DOUBLE,
  in_print BOOLEAN NOT NULL DEFAULT true,
  released DATE,
  opens TIME,
  updated DATETIME(3),
  created TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
  attributes JSON NOT NULL,
  cover BLOB,
  FOREIGN KEY (author_id) REFERENCES authors (id)
);
