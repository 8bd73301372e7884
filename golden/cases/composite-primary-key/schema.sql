CREATE TABLE rates (currency char(3) NOT NULL, day date NOT NULL, rate numeric(12, 6) NOT NULL, PRIMARY KEY (currency, day));
