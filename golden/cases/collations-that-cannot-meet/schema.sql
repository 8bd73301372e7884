CREATE TABLE word (
  id int PRIMARY KEY,
  plain varchar(20) NOT NULL,
  polish varchar(20) COLLATE utf8mb4_polish_ci NOT NULL,
  german varchar(20) COLLATE utf8mb4_german2_ci NOT NULL,
  bytes varchar(20) COLLATE utf8mb4_bin NOT NULL,
  western varchar(20) CHARACTER SET latin1 NOT NULL,
  central varchar(20) CHARACTER SET latin2 NOT NULL,
  digits varchar(20) CHARACTER SET ascii NOT NULL,
  raw varbinary(20) NOT NULL
);
CREATE VIEW shown AS SELECT id, polish AS word FROM word;
