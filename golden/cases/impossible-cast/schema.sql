CREATE TYPE money_amount AS (amount numeric, currency text);

CREATE TABLE price (id bigint PRIMARY KEY, cost money_amount NOT NULL);

CREATE FUNCTION amount_of(money_amount) RETURNS numeric IMMUTABLE LANGUAGE sql AS 'SELECT ($1).amount';

CREATE CAST (money_amount AS integer) WITH FUNCTION amount_of(money_amount);

CREATE CAST (text AS numeric) WITH FUNCTION amount_of(money_amount);

CREATE CAST (money_amount AS text) WITHOUT FUNCTION;

CREATE CAST (boolean AS integer) WITH INOUT AS IMPLICIT;

CREATE CAST (money_amount AS numeric) WITH FUNCTION amount_of(money_amount);

ALTER TABLE price ALTER CONSTRAINT price_pkey NOT ENFORCED;

DROP FUNCTION IF EXISTS lower(text);
