-- [-nn] RETURNING of a view shows what was given
INSERT INTO shown (id) VALUES (1) RETURNING id, name, nick;
-- [nn] RETURNING of a view shows what was set
UPDATE shown SET name = NULL RETURNING name, nick;
-- [--] RETURNING of a view that is deleted from
DELETE FROM shown RETURNING id, name;
-- [n-] foreign keys are not enforced
SELECT n.id, k.numbered_id FROM kid k LEFT JOIN numbered n ON n.id = k.numbered_id;
-- [n-] UPDATE OR IGNORE and RETURNING
UPDATE OR IGNORE kid SET c = NULL RETURNING c, d;
-- [?] an UPSERT and excluded
INSERT INTO numbered (id, v) VALUES (2, 'x') ON CONFLICT (id) DO UPDATE SET v = excluded.v WHERE excluded.v IS NOT NULL RETURNING v;
-- [--] UPDATE sets what is never NULL
UPDATE numbered SET v = 'x' RETURNING v, id;
-- [-] UPDATE sets from the other table
UPDATE numbered SET v = p.name FROM person p WHERE p.id = numbered.id RETURNING v;
-- [--] INSERT SELECT
INSERT INTO numbered (v) SELECT name FROM person RETURNING id, v;
-- [n?nn?-] full-text columns and rank
SELECT title, rank, highlight(ft, 0, '<', '>'), snippet(ft, 0, '', '', '', 5), bm25(ft), rowid FROM ft WHERE ft MATCH 'x';
-- [?-n] an rtree
SELECT id, minx, label FROM box WHERE minx > 0;
-- [nn] json_each by a left join
SELECT j.type, j.fullkey FROM doced d LEFT JOIN json_each(d.doc) j ON j.key = 'zzz';
-- [????-] sum and total over infinity
SELECT sum(r), total(r), avg(r), sum(r * 1e308), total(d) FROM kid GROUP BY id;
-- [-] iif in WHERE
SELECT v FROM numbered WHERE iif(v IS NULL, 0, 1);
-- [-] ifnull in WHERE
SELECT v FROM numbered WHERE ifnull(v, '') <> '';
-- [n] WHERE IS NOT of a column
SELECT v FROM numbered, person WHERE v IS NOT nick;
-- [-] WHERE IS NOT NULL of an expression
SELECT v FROM numbered WHERE length(v) IS NOT NULL;
-- [-] WHERE by a bare column
SELECT other FROM texty WHERE other;
-- [?] WHERE typeof
SELECT v FROM numbered WHERE typeof(v) <> 'null';
-- [?] WHERE typeof is text
SELECT v FROM numbered WHERE typeof(v) = 'text';
-- [--n] IN an empty list
SELECT v IN (), v NOT IN (), v FROM numbered WHERE v NOT IN ();
-- [--] a bare column with max
SELECT max(id), v FROM numbered GROUP BY v HAVING v IS NOT NULL;
-- [n-] a bare column of a group
SELECT v, id FROM numbered GROUP BY v;
-- [-nnn--] aggregates with FILTER and ORDER BY
SELECT count(*) FILTER (WHERE id > 100), sum(id) FILTER (WHERE id > 100), group_concat(v, ',' ORDER BY id), string_agg(v, ','), json_group_array(v ORDER BY id), json_group_object(id, v) FROM numbered GROUP BY id;
-- [---] group_concat of groups over what is never NULL
SELECT group_concat(doc), group_concat(doc, NULL), string_agg(doc, v) FROM doced, numbered GROUP BY n;
-- [--] median and percentile
SELECT median(n), percentile(n, 50) FROM doced GROUP BY id;
-- [-n-?-n-n-n] window functions
SELECT row_number() OVER (), lag(id) OVER (ORDER BY id), lag(id, 1, 0) OVER (ORDER BY id), nth_value(id, 1) OVER (ORDER BY id), first_value(id) OVER (ORDER BY id), last_value(v) OVER (), ntile(2) OVER (), sum(id) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING), count(*) FILTER (WHERE id > 5) OVER (), max(id) FILTER (WHERE id > 5) OVER () FROM numbered;
-- [n] a compound of mixed kinds
SELECT id FROM numbered UNION ALL SELECT v FROM numbered UNION ALL SELECT 1.5;
-- [-n] VALUES
SELECT column1, column2 FROM (VALUES (1, NULL), (2, 'x'));
-- [-] rowid of a subquery and of views
SELECT s.rowid FROM (SELECT rowid, v FROM numbered) s;
-- [n] a pragma function of a missing table by a left join
SELECT p.name FROM numbered n LEFT JOIN pragma_table_info('nowhere') p ON p.cid = n.id;
-- [-n] NATURAL LEFT JOIN
SELECT id, a.v FROM plainly a NATURAL LEFT JOIN numbered b;
-- [-n] USING of a FULL JOIN
SELECT id, v FROM plainly FULL JOIN numbered USING (id, v);
-- [--] a recursive CTE with LIMIT
WITH RECURSIVE c (x, y) AS (VALUES (1, 'a') UNION ALL SELECT x + 1, y || 'b' FROM c LIMIT 5) SELECT x, y FROM c;
-- [-?-] row values
SELECT (n, id) = (1, 2), (n, v) < (1, 'x'), (id, n) IN (SELECT id, n FROM doced) FROM doced JOIN (SELECT v FROM numbered);
-- [-] a rowid of a subquery that is called so
SELECT s.rowid FROM (SELECT rowid, v FROM numbered) s;
-- [nn] a FULL JOIN filtered by one side or the other
SELECT a.id, b.code FROM numbered a FULL JOIN texty b ON b.other = a.id + 50 WHERE a.id > 0 OR b.other > 0;
