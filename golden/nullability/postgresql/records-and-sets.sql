-- [nn] a row that equals a composite: two values, in which NULLs are equal
SELECT nullif(c.other_id, 2), c.note FROM child c, comp WHERE ROW(nullif(c.other_id::int, 2), c.note) = comp.p;
-- [-n] each of two that are equal, and what is inside
SELECT comp.q, c.note FROM child c, comp WHERE ROW(c.other_id::int, c.note) = comp.q;
-- [-n] a composite that equals a row
SELECT c.id, c.note FROM child c, comp WHERE comp.q = ROW(c.other_id::int, c.note);
-- [n] a row that is before a composite or equal to it
SELECT c.note FROM child c, comp WHERE ROW(c.other_id::int, c.note) <= comp.q;
-- [n] NOT of a difference from a composite
SELECT c.note FROM child c, comp WHERE NOT (ROW(c.other_id::int, c.note) <> comp.q);
-- [n] a row among composites
SELECT c.note FROM child c, comp WHERE ROW(c.other_id::int, c.note) IN (comp.q, comp.q);
-- [n] a row inside of a row is a value
SELECT c.note FROM child c WHERE (ROW(c.other_id, c.note), 1) = (ROW(c.other_id, c.note), 1);
-- [nn] a row inside of a row that is not NULL
SELECT c.other_id, c.note FROM child c WHERE ((c.other_id, c.note), c.id) IS NOT NULL;
-- [--] rows of a subquery are compared item by item
SELECT age, boss_id FROM person WHERE (age, boss_id) = (SELECT 30, 2);
-- [n-] HAVING tests a key that is made of another, which a set has dropped
SELECT nick, lower(nick) FROM person GROUP BY ROLLUP (lower(nick), nick) HAVING lower(nick) >= 'a';
-- [nn] HAVING tests a key that is a test
SELECT nick, count(*) FILTER (WHERE false) + nullif(1, 1) FROM person GROUP BY ROLLUP ((nick IS NOT NULL), nick) HAVING nick IS NOT NULL;
-- [-] HAVING tests the other key as well
SELECT nick FROM person GROUP BY ROLLUP (lower(nick), nick) HAVING lower(nick) >= 'a' AND nick >= 'a';
-- [n] an element by the name of its row
SELECT e FROM thing t, unnest(t.items) AS e (x);
-- [-] an element by the name of its row, tested
SELECT e FROM thing t, unnest(t.items) AS e (x) WHERE e > 0;
-- [-] an element by the name of its row, tested by its own
SELECT e FROM thing t, unnest(t.items) AS e (x) WHERE e.x > 0;
-- [n] an element by the name of its row: the one of jsonb_array_elements_text is named value
SELECT e FROM jsonb_array_elements_text('["a", null]') e;
-- [-] a row of NULLs is a row
SELECT r FROM rows_of() r;
-- [n] ORDER BY calls a set-returning function that is longer
SELECT generate_series(1, 2) FROM team ORDER BY generate_series(1, 3);
-- [-] ORDER BY calls the one that is shown
SELECT generate_series(1, 2) FROM team ORDER BY generate_series(1, 2);
-- [n-] GROUP BY calls a set-returning function that is longer
SELECT generate_series(1, 2) AS x, count(*) FROM person GROUP BY 1, generate_series(1, 3);
-- [n] DISTINCT ON calls a set-returning function that is longer
SELECT DISTINCT ON (generate_series(1, 3)) generate_series(1, 2) FROM team;
-- [n] ORDER BY leaves no row
SELECT (SELECT 1 ORDER BY generate_series(1, 0));
-- [-n] a domain that takes NULL by now, in a table and under another domain
SELECT soft, softer FROM softened;
-- [n] a view over a domain that takes NULL by now
SELECT softer FROM softened_view;
-- [??] a rule makes the rows that a condition was not asked of
DELETE FROM ruled WHERE name > '' AND id > 0 RETURNING id, name;
-- [nn] OVERLAPS with an end that is NULL
SELECT until, (made, until) OVERLAPS (made, made) FROM thing WHERE (made, until) OVERLAPS (made, made) OR id > 0;
-- [?] NOT LIKE ALL of an array with elements
SELECT nick FROM person WHERE nick NOT LIKE ALL (ARRAY['%z', 'y']);
