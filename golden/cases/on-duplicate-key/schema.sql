CREATE TABLE stock (
  sku varchar(10) PRIMARY KEY,
  copies int unsigned NOT NULL,
  note varchar(40)
);
