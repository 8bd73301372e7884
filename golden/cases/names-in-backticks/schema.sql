CREATE TABLE `order` (
  `select` int PRIMARY KEY,
  `Full Name` varchar(40) NOT NULL,
  `it's ``so``` int,
  Plain int NOT NULL
);
