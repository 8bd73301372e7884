-- [n] a domain NOT NULL by max of no rows
SELECT max(tag) FROM thing;
-- [--] a cast to a domain NOT NULL of a value
SELECT 'x'::label, name::label FROM person;
-- [n] a domain NOT NULL in a record of a function with a column list
SELECT r.a FROM jsonb_to_record('{"b": 1}') AS r (a text, b integer);
-- [n] a domain NOT NULL by an array element
SELECT (array_agg(tag))[5] FROM thing;
-- [n] CASE without ELSE of a domain NOT NULL
SELECT CASE WHEN id > 1 THEN tag END FROM thing;
-- [--] composite IS NOT NULL is no negation of IS NULL
SELECT place IS NULL, place IS NOT NULL FROM thing;
-- [-] a row built of NULLs is not NULL
SELECT ROW(p.age, p.nick) FROM person p;
-- [nn] a value of = ANY with NULL elements
SELECT 1 = ANY (items), 1 <> ALL (items) FROM thing;
-- [n-] = ANY of a subquery
SELECT score = ANY (SELECT age FROM person), score = ANY (SELECT id FROM pet) FROM person;
-- [-] ALL of a subquery of what is never NULL
SELECT score > ALL (SELECT id FROM pet) FROM person;
-- [n] an array literal with NULL elements
SELECT u.x FROM unnest(ARRAY[1, NULL, 3]) AS u (x);
-- [?] an array literal of values, in FROM
SELECT u.x FROM unnest(ARRAY[1, 2, 3]) AS u (x);
-- [?n] two arrays side by side in FROM
SELECT u.a, u.b FROM unnest(ARRAY[1, 2, 3], ARRAY['x', 'y']) AS u (a, b);
-- [nnnn] array functions that give NULL
SELECT array_upper(items, 1), array_lower(items, 1), array_ndims(items), array_dims(items) FROM thing;
-- [-----n] array functions that do not
SELECT array_append(items, 1), array_cat(items, more), items || 1, array_remove(items, 1), array_to_string(items, ','), cardinality(more) FROM thing;
-- [-nn] string_to_array and array elements
SELECT string_to_array('a,b', ','), (string_to_array('a,b', ','))[3], string_to_array(hint, ',') FROM goods;
-- [-----] split_part and substr
SELECT split_part(code, ',', 9), substr(code, 99), left(code, 0), strpos(code, 'z'), position('z' IN code) FROM goods;
-- [nn----] substring by pattern and regexp functions
SELECT substring(code FROM 'q.'), regexp_substr(code, 'q'), regexp_replace(code, 'q', 'r'), regexp_count(code, 'q'), regexp_like(code, 'q'), regexp_instr(code, 'q') FROM goods;
-- [n] bool_and of no rows
SELECT bool_and(score > 1) FROM person;
-- [----] hypothetical sets of no rows
SELECT rank(3) WITHIN GROUP (ORDER BY score), dense_rank(3) WITHIN GROUP (ORDER BY score), percent_rank(3) WITHIN GROUP (ORDER BY score), cume_dist(3) WITHIN GROUP (ORDER BY score) FROM person;
-- [?n] jsonb_array_elements and _text
SELECT jsonb_array_elements('[1, null]'), jsonb_array_elements_text('[1, null]');
-- [nnnnn-] JSON paths that miss
SELECT doc #> '{zz}', doc -> 0, doc ->> 0, jsonb_extract_path(doc, 'zz'), jsonb_path_query_first(doc, '$.zz'), jsonb_path_query_array(doc, '$.zz') FROM thing;
-- [--?n?-] JSON tests
SELECT doc ? 'a', doc ?| ARRAY['a'], doc @? '$.a', doc @@ '$.a == 1', jsonb_path_exists(doc, '$.a'), doc IS JSON OBJECT FROM thing;
-- [---n-] JSON builders
SELECT jsonb_build_object('a', age), jsonb_build_array(age), to_jsonb(score), to_jsonb(age), jsonb_strip_nulls('{"a": null}') FROM person;
-- [nn??---] SQL/JSON functions
SELECT json_value(doc, '$.zz'), json_query(doc, '$.zz'), json_exists(doc, '$.zz'), json_value(doc, '$.zz' RETURNING integer DEFAULT 3 ON EMPTY), json_object('a': age), json_array(age), json_scalar(1) FROM thing, person;
-- [n-] JSON_TABLE
SELECT j.a, j.n FROM thing t, json_table(t.doc, '$[*]' COLUMNS (n FOR ORDINALITY, a integer PATH '$.zz')) AS j;
-- [------n] functions of NULL that are not strict
SELECT quote_nullable(nick), concat(nick), format('%s', nick), num_nulls(nick, age), num_nonnulls(nick), json_build_object('a', nick), concat_ws(nick, 'a') FROM person;
-- [n-----] ranges
SELECT lower(ranged), lower_inc(ranged), upper_inf(ranged), ranged * '[1,2]', range_merge(ranged, '[1,2]'), ranged && '[1,2]' FROM thing;
-- [n-n] greatest and least of one and NULL
SELECT greatest(age, NULL), least(score, NULL), greatest(age, boss_id, team_id) FROM person;
-- [-] nullif of a text and coalesce
SELECT coalesce(nullif(hint, ''), code) FROM goods;
-- [-] CASE proves a JSON field for another arm
SELECT CASE WHEN doc ->> 'a' IS NULL THEN 'x' ELSE doc ->> 'a' END FROM thing;
-- [--] a set-returning function in the list with a column
SELECT score, generate_series(1, score) FROM person;
-- [n-n] a scalar subquery of a function in FROM
SELECT (SELECT max(x) FROM unnest(t.items) AS u (x)), (SELECT count(x) FROM unnest(t.items) AS u (x)), (SELECT string_agg(x::text, ',') FROM unnest(t.items) AS u (x)) FROM thing t;
-- [?--] ARRAY of a subquery and its element
SELECT (ARRAY(SELECT id FROM pet))[1], ARRAY[age], ARRAY[age, 1] FROM person;
-- [--] IS UNKNOWN
SELECT (age > 1) IS UNKNOWN, (age > 1) IS NOT UNKNOWN FROM person;
-- [-] LIMIT 0 and aggregates
SELECT count(*) FROM person LIMIT 1;
-- [nn-] a column of composite type, its NOT NULL fields
SELECT (goods).code, (goods).amount, goods FROM parcel;
-- [n-n] the elements of an array of a domain NOT NULL
SELECT labels[1], next, same FROM parcel;
-- [nn] out parameters
SELECT a, b FROM outs();
-- [n] out parameters by field
SELECT (outs()).a;
-- [nn] a function of a table's rows
SELECT code, amount FROM goods_of(1);
-- [nn] a function of one row
SELECT code, amount FROM good_of(1);
-- [n] the field of a function's row
SELECT (good_of(1)).code;
-- [nn] jsonb_populate_record of a table's type
SELECT r.code, r.amount FROM jsonb_populate_record(NULL::goods, '{}') r;
-- [n] jsonb_populate_record's fields
SELECT (jsonb_populate_record(NULL::goods, '{}')).amount;
-- [nn] a NULL cast to a table's type
SELECT (NULL::goods).amount, NULL::goods;
-- [n] an empty ARRAY's aggregate
SELECT array_agg(x) FROM unnest('{}'::int[]) AS u (x);
-- [nnnn] a CASE of a row that is there, but has a NULL inside
SELECT CASE WHEN place IS NOT NULL THEN 1 END, CASE WHEN place IS NULL THEN 1 WHEN place IS NOT NULL THEN 2 END, CASE WHEN coalesce(place, place) IS NOT NULL THEN 1 END, CASE WHEN t IS NOT NULL THEN 1 END FROM thing t;
-- [-nn-] a CASE of an array, of a row with a name and of one in a derived table
SELECT CASE WHEN s.items IS NOT NULL THEN 1 END, CASE WHEN s.place::point2 IS NOT NULL THEN 1 END, CASE WHEN s.place IS NOT NULL THEN 1 END, CASE WHEN s.id IS NOT NULL THEN 1 END FROM (SELECT id, place, items FROM thing) s;
-- [n] a CASE of a record
SELECT CASE WHEN ROW(1, NULL) IS NOT NULL THEN 1 END FROM thing;
