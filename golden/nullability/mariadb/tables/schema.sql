CREATE TABLE doced (
  id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  doc json NOT NULL,
  at datetime NOT NULL,
  day_text varchar(40) NOT NULL,
  n int NOT NULL,
  m decimal(10, 2),
  state enum('new', 'old') NOT NULL,
  raw blob
);
