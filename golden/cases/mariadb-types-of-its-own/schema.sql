CREATE TABLE facts (
  id int NOT NULL PRIMARY KEY,
  tiny tinyint NOT NULL,
  small_unsigned smallint unsigned NOT NULL,
  whole int NOT NULL,
  amount decimal(8,3) NOT NULL,
  kind enum('good','bad') NOT NULL,
  day date NOT NULL,
  name varchar(20) NOT NULL,
  note text,
  document json NOT NULL
);
