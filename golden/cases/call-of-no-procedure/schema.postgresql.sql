CREATE PROCEDURE jot(a integer) LANGUAGE sql AS $$ $$;

CREATE FUNCTION twice(a integer) RETURNS integer LANGUAGE sql AS $$ SELECT a * 2 $$;
