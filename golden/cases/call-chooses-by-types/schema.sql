CREATE PROCEDURE note(id integer, INOUT label text)
LANGUAGE plpgsql
AS $$ BEGIN END $$;

CREATE PROCEDURE note(day date, OUT total integer)
LANGUAGE plpgsql
AS $$ BEGIN total := 1; END $$;

CREATE PROCEDURE note(VARIADIC parts integer[])
LANGUAGE plpgsql
AS $$ BEGIN END $$;

CREATE PROCEDURE same(given anyelement, INOUT kept anyelement)
LANGUAGE plpgsql
AS $$ BEGIN kept := given; END $$;
