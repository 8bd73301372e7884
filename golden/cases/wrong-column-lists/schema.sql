CREATE FUNCTION any_row() RETURNS record LANGUAGE sql AS $$SELECT 1, 'x'$$;
CREATE FUNCTION a_pair(OUT a integer, OUT b text) LANGUAGE sql AS $$SELECT 1, 'x'$$;
