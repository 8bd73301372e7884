CREATE TABLE t (id integer PRIMARY KEY);

CREATE PROCEDURE tally(step integer, INOUT total integer, OUT doubled bigint)
LANGUAGE plpgsql
AS $$
BEGIN
  total := total + step;
  doubled := total * 2;
END
$$;

CREATE PROCEDURE tally(step text)
LANGUAGE plpgsql
AS $$ BEGIN END $$;
