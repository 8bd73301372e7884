CREATE TABLE everything (
  id int unsigned PRIMARY KEY,
  tiny tinyint,
  flag tinyint(1) NOT NULL,
  medium mediumint NOT NULL,
  huge bigint unsigned NOT NULL,
  ratio float,
  amount decimal(10, 2) NOT NULL,
  code char(3) NOT NULL,
  size enum ('small', 'large'),
  tags set ('a', 'b', 'c') NOT NULL,
  body longtext,
  since year NOT NULL,
  bits bit(4)
);
