-- [-] int key or of the same
SELECT id FROM ship WHERE id = 1 AND (y = 2 OR y = 3);
-- [-n-] three way full using
SELECT id, ship.y, coalesce(ship.id, port.id, berth.id) FROM ship FULL JOIN port USING (id) FULL JOIN berth USING (id);
-- [-] merged key of full chain
SELECT id FROM ship FULL JOIN port USING (id) FULL JOIN berth USING (id);
-- [n] merged key of nullable columns
SELECT x FROM ship FULL JOIN port USING (x);
-- [-] merged key of left join where right is proven
SELECT x FROM ship JOIN port USING (x);
-- [n-] left join using nullable key
SELECT x, ship.id FROM ship LEFT JOIN port USING (x);
-- [-n] right join using
SELECT id, ship.y FROM ship RIGHT JOIN port USING (id);
-- [nnn] alias of a join
SELECT j.id, j.y, j.z FROM (ship FULL JOIN port USING (id)) AS j RIGHT JOIN berth ON berth.port_id = j.id;
-- [--] alias of using
SELECT k.id, ship.id FROM ship LEFT JOIN port USING (id) AS k;
-- [-] alias of using inner
SELECT k.id FROM ship JOIN port USING (id) AS k;
-- [n] alias of using full (the alias shows the merged key)
SELECT k.x FROM ship FULL JOIN port USING (x) AS k;
-- [nn] natural full
SELECT t, x FROM ship NATURAL FULL JOIN port;
-- [n-] nested right: (a join b) right join c
SELECT ship.y, berth.port_id FROM (ship JOIN port ON port.ship_id = ship.id) RIGHT JOIN berth ON berth.port_id = port.id;
-- [--n] left join whose on proves the left too
SELECT ship.id, ship.y, port.z FROM ship LEFT JOIN port ON port.ship_id = ship.id AND ship.x IS NOT NULL;
-- [n] on proves not the left
SELECT ship.x FROM ship LEFT JOIN port ON port.x = ship.x;
-- [-?-] on proves the left where the right is there
SELECT ship.x, port.t, port.z FROM ship LEFT JOIN port ON port.x = ship.x WHERE port.id IS NOT NULL;
-- [---] chain: last is proven, so the middle
SELECT ship.id, port.z, berth.port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id LEFT JOIN berth ON berth.port_id = port.id WHERE berth.id > 0;
-- [-?-] chain: the last does not hang on the middle
SELECT ship.id, port.z, berth.port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id LEFT JOIN berth ON berth.port_id = ship.id WHERE berth.id > 0;
-- [-n-] chain: with an OR
SELECT ship.id, port.z, berth.port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id LEFT JOIN berth ON berth.port_id = port.id OR berth.id = 8 WHERE berth.id > 0;
-- [-nn] chain: coalesce in on
SELECT ship.id, port.z, berth.port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id LEFT JOIN berth ON berth.port_id = coalesce(port.id, 77);
-- [--] inner join after left kills it
SELECT port.z, berth.port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id JOIN berth ON berth.port_id = port.id;
-- [n-] inner join by IS NOT DISTINCT
SELECT port.z, berth.port_id FROM ship LEFT JOIN port ON port.ship_id = ship.id JOIN berth ON berth.x IS NOT DISTINCT FROM port.x;
-- [n?] full with where on one
SELECT ship.y, port.z FROM ship FULL JOIN port ON ship.id = port.id WHERE ship.t = 'x' OR port.t = 'z';
-- [-?] full where left
SELECT ship.y, port.z FROM ship FULL JOIN port ON ship.id = port.id WHERE ship.t = 'x';
-- [n] full with exists
SELECT ship.y FROM ship FULL JOIN port ON ship.id = port.id WHERE EXISTS (SELECT 1 FROM berth WHERE berth.port_id = port.id OR berth.id = 1);
-- [-] left with exists
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE EXISTS (SELECT 1 FROM berth WHERE berth.port_id = port.id);
-- [-] left with exists nested and group
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE EXISTS (SELECT berth.port_id FROM berth WHERE berth.port_id = port.id GROUP BY berth.port_id HAVING count(*) > 0);
-- [n] left with exists agg
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE EXISTS (SELECT count(*) FROM berth WHERE berth.port_id = port.id);
-- [-] in correlated
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE 1 IN (SELECT berth.id FROM berth WHERE berth.port_id = port.id);
-- [n] not in correlated
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE 1 NOT IN (SELECT berth.id FROM berth WHERE berth.port_id = port.id);
-- [n] any of union
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE 1 = ANY (SELECT port.z UNION ALL SELECT 1);
-- [-] any select of outer
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE 1 = ANY (SELECT port.z);
-- [n] all select of outer is about one row
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE 1 <= ALL (SELECT port.z WHERE port.z > 0);
-- [?] all over one row of the outer
SELECT port.z FROM ship LEFT JOIN port ON ship.id = port.id WHERE 1 <= ALL (SELECT port.z);
-- [n] (a > 1) IS DISTINCT FROM false
SELECT x FROM ship WHERE (x > 1) IS DISTINCT FROM false;
-- [-] (a > 1) IS NOT DISTINCT FROM false
SELECT x FROM ship WHERE (x > 1) IS NOT DISTINCT FROM false;
-- [-] (x > 1) = (y > 1)
SELECT x FROM ship WHERE (x > 1) = (y > 1);
-- [-] NOT (x > 1) IS NULL
SELECT x FROM ship WHERE NOT (x > 1) IS NULL;
-- [-] (x > 1) IS NOT UNKNOWN
SELECT x FROM ship WHERE (x > 1) IS NOT UNKNOWN;
-- [n] (x > 1 OR y > 0) IS NOT UNKNOWN
SELECT x FROM ship WHERE (x > 1 OR y > 0) IS NOT UNKNOWN;
-- [n] (x > 1 AND y > 2) IS NOT UNKNOWN
SELECT x FROM ship WHERE (x > 1 AND y > 2) IS NOT UNKNOWN;
-- [-] (x > 1 AND y > 2) IS TRUE
SELECT x FROM ship WHERE (x > 1 AND y > 2) IS TRUE;
-- [n] (x > 1 AND y > 2) IS FALSE
SELECT x FROM ship WHERE (x > 1 AND y > 2) IS FALSE;
-- [-] (x > 1 OR y > 2) IS FALSE
SELECT x FROM ship WHERE (x > 1 OR y > 2) IS FALSE;
-- [n] CASE WHEN null
SELECT x FROM ship WHERE CASE WHEN x > 1 THEN false ELSE true END;
-- [-] CASE WHEN true arms only
SELECT x FROM ship WHERE CASE WHEN x > 1 THEN true ELSE false END;
-- [-] CASE x WHEN
SELECT x FROM ship WHERE CASE x WHEN 1 THEN true WHEN 3 THEN y > 0 END;
-- [-] coalesce of comparision
SELECT x FROM ship WHERE coalesce(x > 1, false);
-- [n] coalesce true
SELECT x FROM ship WHERE coalesce(x > 1, true);
-- [n] bool || text
SELECT t FROM ship WHERE concat(t, 'a') = 'a' OR t || 'a' = 'xa';
-- [-] strict chain
SELECT t FROM ship WHERE length(lower(t || 'a')) + 1 > 0;
-- [n] array contains
SELECT x FROM ship WHERE ARRAY[x] && ARRAY[1, NULL] OR ARRAY[x] = ARRAY[NULL::int];
-- [n] array equality with NULL inside
SELECT x FROM ship WHERE ARRAY[x, 1] = ARRAY[NULL, 1];
-- [n] array concat
SELECT x FROM ship WHERE ARRAY[1] || x = ARRAY[1, NULL];
-- [n] json build equality
SELECT x FROM ship WHERE jsonb_build_object('a', x) = '{"a": null}';
-- [n] row to text
SELECT x FROM ship WHERE ROW(x, 1)::text LIKE '%';
-- [-] any with col array of the row
SELECT x FROM ship WHERE x = ANY (ARRAY[x, 1]);
-- [n] any flipped: y = ANY(ARRAY[x, 1])
SELECT x FROM ship WHERE y = ANY (ARRAY[x, 1, 2]);
-- [?] all flipped
SELECT x FROM ship WHERE y >= ALL (ARRAY[x, 1]);
-- [n] in list having column and null
SELECT x FROM ship WHERE 2 IN (x, y);
-- [-] in list only columns strict same
SELECT x FROM ship WHERE 3 IN (x, x + 2);
-- [n] between symmetric nullable
SELECT x FROM ship WHERE NOT (y BETWEEN x AND 1);
-- [-] between x
SELECT x FROM ship WHERE x BETWEEN 0 AND 10;
-- [n] like any
SELECT t FROM ship WHERE u LIKE ANY (ARRAY[t, '%']);
-- [-] t like any
SELECT t FROM ship WHERE t LIKE ANY (ARRAY['x%', '%']);
-- [n] t not like all of an array that may be empty
SELECT t FROM ship WHERE t NOT LIKE ALL (ARRAY[]::text[]);
-- [nn] having over agg does not prove columns
SELECT x, max(x) FROM ship GROUP BY x HAVING count(*) > 0;
-- [-n] having over another agg
SELECT max(y), min(x) FROM ship GROUP BY u HAVING max(x) > 0 OR max(y) > 0;
-- [-] having max(x) proves min(x)? a group with one non-null x
SELECT max(x) FROM ship GROUP BY u HAVING max(x) > 0;
-- [n] having over filter agg
SELECT max(x) FROM ship GROUP BY u HAVING max(x) FILTER (WHERE y > 1) > 0 OR count(*) = 1;
-- [n] subquery in select with having
SELECT (SELECT max(z) FROM port HAVING max(z) > 5) FROM ship;
-- [-] exists lhs
SELECT NOT EXISTS (SELECT x FROM ship) FROM port;
-- [n] x NOT IN subquery value
SELECT y NOT IN (SELECT x FROM port) FROM ship;
-- [-] y in proven
SELECT y NOT IN (SELECT x FROM port WHERE x IS NOT NULL) FROM ship;
-- [n] composite in
SELECT (y, id) IN (SELECT x, id FROM port) FROM ship;
-- [n] except
SELECT x FROM ship EXCEPT SELECT 1;
-- [?] except null removes nulls, engine knows
SELECT x FROM ship EXCEPT SELECT NULL;
-- [?-] intersect all
SELECT x, y FROM ship INTERSECT ALL SELECT x, z FROM port;
-- [-] union of proven arms
SELECT x FROM ship WHERE x > 0 UNION SELECT z FROM port;
-- [n] union of left join
SELECT port.z FROM ship LEFT JOIN port ON port.ship_id = ship.id UNION ALL SELECT 1;
-- [-] intersect of nullable with NOT NULL left join
SELECT port.z FROM ship LEFT JOIN port ON port.ship_id = ship.id INTERSECT SELECT y FROM ship;
-- [n] materialized CTE
WITH c AS MATERIALIZED (SELECT port.z FROM ship LEFT JOIN port ON port.ship_id = ship.id) SELECT z FROM c;
-- [-] CTE filter outside
WITH c AS (SELECT port.z, port.id FROM ship LEFT JOIN port ON port.ship_id = ship.id) SELECT z FROM c WHERE id IS NOT NULL;
-- [n] CTE filter on nullable column of other side
WITH c AS (SELECT port.z, ship.x FROM ship LEFT JOIN port ON port.ship_id = ship.id) SELECT z FROM c WHERE x IS NOT NULL;
-- [-] view filter
SELECT z FROM moored WHERE port_id IS NOT NULL;
-- [n] view filter other
SELECT z FROM moored WHERE x IS NOT NULL;
-- [nn-] view of full
SELECT y, z, id FROM listed;
-- [-] view of full proven
SELECT y FROM listed WHERE y > 0;
-- [n] two mutually read CTEs
WITH a AS (SELECT x FROM ship), b AS (SELECT a.x FROM a WHERE x IS NULL OR x > 0) SELECT x FROM b;
-- [nn] insert returning
INSERT INTO ship (id, y, u) VALUES (999, 1, 'q') RETURNING x, t;
-- [-n] insert on conflict update where
INSERT INTO ship (id, y, u) VALUES (1, 1, 'q'), (998, 2, 'w') ON CONFLICT (id) DO UPDATE SET x = excluded.x WHERE ship.x IS NOT NULL RETURNING id, x;
-- [nn] with old/new aliases
UPDATE ship SET x = NULL WHERE x > 0 RETURNING WITH (OLD AS o, NEW AS n) n.x, n.t;
-- [-n] old alias
UPDATE ship SET x = NULL WHERE x > 0 RETURNING WITH (OLD AS o, NEW AS n) o.x, n.x;
-- [--] old of delete
DELETE FROM ship WHERE x > 0 RETURNING old.x, ship.x;
-- [-n] insert's old
INSERT INTO ship (id, y, u) VALUES (997, 1, 'q') RETURNING new.id, old.id;
-- [?] update from left join
UPDATE ship SET x = b.z FROM berth LEFT JOIN port b ON b.id = berth.port_id WHERE ship.id = berth.id RETURNING b.z;
-- [-] update from: proven
UPDATE ship SET y = b.z FROM berth LEFT JOIN port b ON b.id = berth.port_id WHERE ship.id = b.id RETURNING b.z;
-- [n] update self join
UPDATE ship SET x = NULL FROM ship s WHERE s.id = ship.id AND s.x > 0 AND ship.x > 0 RETURNING ship.x;
-- [-] update self join other
UPDATE ship SET x = NULL FROM ship s WHERE s.id = ship.id AND s.x > 0 RETURNING s.x;
-- [n] merge do nothing
MERGE INTO ship USING port ON ship.id = port.id WHEN MATCHED THEN UPDATE SET x = port.x WHEN NOT MATCHED THEN DO NOTHING RETURNING ship.x;
-- [-?] merge matched only
MERGE INTO ship USING port ON ship.id = port.id AND port.t IS NOT NULL WHEN MATCHED THEN UPDATE SET x = port.x RETURNING ship.y, port.t;
-- [n] data-modifying CTE with insert select
WITH i AS (INSERT INTO ship (id, y, u, x) SELECT id + 2000, z, 'u', x FROM port RETURNING id, x) SELECT x FROM i;
-- [n] data-modifying CTE left joined
WITH d AS (DELETE FROM port RETURNING ship_id, z) SELECT d.z FROM ship LEFT JOIN d ON d.ship_id = ship.id;
-- [n] aggregates on left join
SELECT min(port.z) FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [-] sum of coalesce
SELECT sum(coalesce(port.z, 0)) FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [-] bool_or of test
SELECT bool_or(port.z IS NULL) FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [n] string_agg of left join
SELECT string_agg(port.t, ',') FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [-] array_agg
SELECT array_agg(port.t) FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [n] array_agg element
SELECT (array_agg(port.z))[1] FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [n] unnest of array_agg
SELECT unnest(array_agg(port.z)) FROM ship LEFT JOIN port ON port.ship_id = ship.id GROUP BY ship.id;
-- [n-] ROLLUP of lower(x) and x, HAVING on the expression
SELECT t, lower(t) FROM ship GROUP BY ROLLUP (lower(t), t) HAVING lower(t) = 'x';
-- [n] ROLLUP with x+1 key, HAVING
SELECT x FROM ship GROUP BY ROLLUP (x + 1, x) HAVING x + 1 > 0;
-- [nn] HAVING with coalesce of keys
SELECT x, y FROM ship GROUP BY CUBE (x, y) HAVING coalesce(x, y) > 0;
-- [n-] grouping sets and HAVING grouping
SELECT x, y FROM ship GROUP BY GROUPING SETS ((x, y), (y)) HAVING grouping(y) = 0;
-- [-] GROUP BY of a set-returning function
SELECT generate_series(1, 2) FROM ship GROUP BY generate_series(1, 3);
-- [--] left join, key on wrong side
SELECT ship.id, ship.y FROM ship LEFT JOIN port ON port.id = ship.id AND ship.id = 1;
-- [-] join by key
SELECT ship.id FROM ship JOIN port ON port.id = ship.x WHERE ship.id = 1;
-- [-] right join
SELECT port.id FROM ship RIGHT JOIN port ON ship.id = port.ship_id WHERE ship.id = 1;
-- [n] full join
SELECT port.id FROM ship FULL JOIN port ON ship.id = port.id WHERE ship.id = 1 OR port.id = 9;
-- [n] full join key
SELECT port.z FROM ship FULL JOIN port ON ship.id = port.id WHERE ship.id = 1;
-- [-] using merged full, coalesce = 1
SELECT id FROM ship FULL JOIN port USING (id) WHERE id = 1;
-- [-] group by two sets of one
SELECT count(*) FROM ship WHERE id = 1 GROUP BY GROUPING SETS ((), ());
-- [-] group by ()
SELECT count(*) FROM ship GROUP BY ();
-- [-] window, not aggregate
SELECT count(*) OVER () FROM ship;
-- [n-] distinct constant
SELECT DISTINCT NULL::int, 1 FROM ship;
-- [-] srf over one row
SELECT generate_series(1, 3) FROM ship WHERE id = 1;
-- [-n] lateral values over one row
SELECT ship.id, v.x FROM ship, LATERAL (VALUES (1), (NULL)) v (x) WHERE ship.id = 1;
-- [-] except of one
SELECT id FROM ship WHERE id = 1 EXCEPT SELECT id FROM port;
-- [-] limit
SELECT id FROM ship FETCH FIRST ROW ONLY;
-- [-] = ANY one
SELECT id FROM ship WHERE id = ANY (ARRAY[1]);
-- [-] = ANY of a param array
SELECT id FROM ship WHERE id = ANY ('{1,2}'::int[]);
-- [-] or of same
SELECT id FROM ship WHERE (id = 1 AND y > 5) OR (id = 1 AND y < 100);
-- [-] scalar subquery key
SELECT id FROM ship WHERE id = (SELECT max(id) FROM port);
-- [-] in subquery
SELECT id FROM ship WHERE id IN (SELECT id FROM port);
-- [-] a correlated key
SELECT id FROM ship WHERE id = (SELECT port.id FROM port WHERE port.id = ship.id);
-- [-] cte key
WITH c AS (SELECT id, y FROM ship) SELECT id FROM c WHERE id = 1;
-- [-] cte with join
WITH c AS (SELECT ship.id FROM ship JOIN port ON port.ship_id = ship.id) SELECT id FROM c WHERE id = 1;
-- [-] view key
SELECT port_id FROM moored WHERE port_id = 5;
-- [-] view over a left join, key of the left
SELECT id FROM moored WHERE id = 1;
-- [n-] grouping key is a test
SELECT x, x IS NOT NULL FROM ship GROUP BY ROLLUP ((x IS NOT NULL), x) HAVING x IS NOT NULL;
-- [n] CUBE with coalesce key
SELECT t FROM ship GROUP BY CUBE (coalesce(t, 'q'), t) HAVING coalesce(t, 'q') LIKE '%';
-- [n] lateral left join whole scalar
SELECT e FROM ship LEFT JOIN generate_series(1, ship.x) AS e (q) ON true;
