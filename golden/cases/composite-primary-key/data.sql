INSERT INTO rates (currency, day, rate) VALUES ('EUR', '2024-01-01', 1.1);
