-- [-nnn--n-] columns of NOT NULL domains, of their own NOT NULL, of a check and of none
SELECT id, stamp, seal, mark, own, held, list, stamps FROM letter;
-- [nn-] a domain that was given NOT NULL, and columns generated from such ones
SELECT late, next, sure FROM letter;
-- [n-] a view over a NOT NULL domain
SELECT stamp, own FROM letters;
-- [n?] a table made of a query
SELECT stamp, own FROM letter_copy;
-- [n--] a table like another
SELECT stamp, own, stamps FROM letter_like;
-- [--] heirs have a NOT NULL of their own
SELECT o.stamp, r.own FROM old_letter o, older_letter r;
-- [n-] a table with its heirs
SELECT stamp, own FROM letter WHERE id > 0;
-- [n] a partitioned table
SELECT stamp FROM routed;
-- [-nnn-n] columns that were altered
SELECT a, b, c, d, e, f FROM resealed;
-- [-n] in the primary key and in another
SELECT stamp, other FROM seal_key;
-- [n] by a join over a foreign key of a NOT NULL domain
SELECT k.stamp FROM seal_use u LEFT JOIN seal_key k ON k.stamp = u.stamp;
-- [n] a subquery over a foreign key of a NOT NULL domain
SELECT (SELECT k.stamp FROM seal_key k WHERE k.stamp = u.stamp) FROM seal_use u;
-- [nn] a cast to what it is already
SELECT stamp::stamp, (SELECT stamp FROM letter WHERE false)::stamp FROM letter;
-- [nnn] a cast to what the domain is made of, and on
SELECT stamp::integer, stamp::text, stamp::integer::bigint FROM letter;
-- [---] a cast that makes a value of the domain
SELECT id::stamp, own::seal, 1::seal FROM letter;
-- [--] a cast of what is not of the domain: it fails for NULL
SELECT CASE WHEN id = 1 THEN stamp::integer::stamp ELSE 1 END, CASE WHEN id = 1 THEN seal::stamp ELSE 1 END FROM letter;
-- [n] elements as rows are of the domain already
SELECT x::stamp FROM letter, unnest(stamps) AS x;
-- [nn-] COALESCE
SELECT coalesce(stamp, seal), coalesce(stamp, NULL), coalesce(stamp, own) FROM letter;
-- [nn-] CASE of a NOT NULL domain
SELECT CASE WHEN id = 1 THEN stamp END, CASE WHEN id = 1 THEN own ELSE stamp END, CASE WHEN stamp IS NOT NULL THEN stamp ELSE own END FROM letter;
-- [nnn] functions of operands that may be NULL
SELECT stamp + 1, abs(stamp), stamp > 0 FROM letter;
-- [n-] nullif, greatest
SELECT nullif(own, 1), greatest(stamp, own) FROM letter;
-- [nnnn-] aggregates without groups
SELECT max(stamp), sum(seal), array_agg(stamp), (array_agg(own))[9], count(stamp) FROM letter WHERE false;
-- [nn--] aggregates of groups
SELECT max(stamp), min(seal), max(own), count(stamp) FROM letter GROUP BY id;
-- [n-n] a key of groups, and its places
SELECT stamp, count(*), max(stamp) FROM letter GROUP BY stamp;
-- [nnnn] windows
SELECT lag(stamp) OVER (ORDER BY id), lead(own) OVER (ORDER BY id), first_value(stamp) OVER (ORDER BY id DESC), max(stamp) OVER (PARTITION BY id) FROM letter;
-- [nnn] elements
SELECT stamps[1], stamps[9], list[1] FROM letter;
-- [nn] elements as rows
SELECT unnest(stamps), x FROM letter, unnest(stamps) AS x;
-- [nn] fields of a composite
SELECT (crest).part, (crest).other FROM letter CROSS JOIN (VALUES (1)) v UNION ALL SELECT (NULL::crest).part, (NULL::crest).other;
-- [nn-] functions that return a NOT NULL domain
SELECT no_stamp(), strict_stamp(id), no_stamp() IS NULL FROM letter;
-- [nn] rows of functions
SELECT o.a, s.a FROM out_stamp() AS o, stamp_rows() AS s;
-- [-n-] rows of a table by a function
SELECT id IS NULL, stamp, id IS NOT NULL FROM all_letters();
-- [n] a column of XMLTABLE without a value
SELECT x.a FROM xmltable('/r/i' PASSING '<r><i/></r>' COLUMNS a stamp PATH 'a') x;
-- [?] a record of JSON, which is converted
SELECT x.a FROM jsonb_to_record('{"a": 1}') AS x (a stamp);
-- [n] an array to which a NULL of the domain is added
SELECT (array_append(ARRAY[]::stamp[], (SELECT stamp FROM letter WHERE false)))[1];
-- [nn] outer joins, both sides
SELECT a.stamp, b.own FROM letter a LEFT JOIN letter b ON b.id = a.id + 1;
-- [n] USING
SELECT stamp FROM letter a LEFT JOIN seal_use b USING (stamp);
-- [-] USING of an inner join
SELECT stamp FROM letter a JOIN seal_use b USING (stamp);
-- [--] conditions that give back
SELECT stamp, seal FROM letter WHERE stamp > 0 AND seal IS NOT NULL;
-- [n] the arms of a set operation
SELECT own FROM letter UNION ALL SELECT stamp FROM letter;
-- [n] a recursive CTE
WITH RECURSIVE w (a, n) AS (SELECT own, 1 FROM letter UNION ALL SELECT (SELECT stamp FROM letter WHERE false), n + 1 FROM w WHERE n < 2) SELECT a FROM w;
-- [n] NOT IN
SELECT 5 NOT IN (SELECT stamp FROM letter);
-- [nn] a subquery and LATERAL
SELECT (SELECT own FROM letter WHERE false), s.stamp FROM letter l, LATERAL (SELECT x.stamp FROM letter x WHERE x.id = l.id) s;
-- [n] DISTINCT ON and LIMIT
SELECT DISTINCT ON (id) stamp FROM letter ORDER BY id, stamp LIMIT 5;
-- [n-] INSERT of what is of the domain
INSERT INTO letter_copy (id, stamp, own) VALUES (9, (SELECT stamp FROM letter WHERE false), 1) RETURNING stamp, stamp IS NULL;
-- [n] INSERT into a view
INSERT INTO copies (id, stamp, own) VALUES (9, (SELECT stamp FROM letter WHERE false), 1) RETURNING stamp;
-- [nn] INSERT of a field, of an element behind others
INSERT INTO sealed (crest.other, stamps[3]) VALUES (1, 3) RETURNING (crest).part, stamps[2];
-- [nn] ON CONFLICT and EXCLUDED
INSERT INTO seal_use (id, stamp) SELECT 1, (SELECT stamp FROM letter WHERE false) ON CONFLICT (id) DO UPDATE SET stamp = EXCLUDED.stamp RETURNING stamp, stamp + 1;
-- [n] ON CONFLICT that keeps
INSERT INTO seal_use (id, stamp) SELECT 1, 1 ON CONFLICT (id) DO UPDATE SET stamp = (SELECT s.stamp FROM letter s WHERE false) RETURNING seal_use.stamp;
-- [nnn] UPDATE, its OLD and NEW
UPDATE routed SET stamp = (SELECT stamp FROM letter WHERE false) RETURNING stamp, old.stamp, new.stamp;
-- [n] UPDATE of several columns by a subquery without a row
UPDATE seal_use SET (stamp) = (SELECT stamp FROM letter WHERE false) RETURNING stamp;
-- [nn] MERGE
MERGE INTO seal_use u USING (SELECT v.id, l.stamp FROM (VALUES (1), (2)) v (id) LEFT JOIN letter l ON false) s ON u.id = s.id WHEN MATCHED THEN UPDATE SET stamp = s.stamp RETURNING u.stamp, s.stamp;
-- [n] DELETE
DELETE FROM routed RETURNING stamp;
-- [n] a data-modifying CTE
WITH moved AS (DELETE FROM routed RETURNING stamp) SELECT stamp FROM moved;
