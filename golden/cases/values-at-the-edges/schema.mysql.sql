CREATE TABLE edges (
  id int PRIMARY KEY,
  big bigint,
  exact decimal(40, 10),
  approximate double,
  word varchar(20) CHARACTER SET utf8mb4,
  day date,
  moment datetime(3),
  instant timestamp(3) NULL,
  bytes blob
);
