-- [nnn-] a CHECK is true on NULL
SELECT c, e, f, g FROM kid;
-- [-] INTEGER PRIMARY KEY WITHOUT ROWID
SELECT id FROM plainly;
-- [-nn-] STRICT columns
SELECT a, b, c, d FROM strong;
-- [?n-n-n--] json_each of nothing
SELECT j.key, j.value, j.type, j.atom, j.id, j.parent, j.fullkey, j.path FROM json_each('[1, null, {"a": 2}]') j;
-- [nnn] json_tree of a scalar
SELECT j.key, j.value, j.parent FROM json_tree('{"a": [1, null]}') j;
-- [---n-n----?--] json functions of a document
SELECT json(doc), jsonb(doc), json_array_length(doc), json_array_length(doc, '$.zz'), json_type(doc), json_type(doc, '$.zz'), json_valid(doc), json_quote(n), json_patch(doc, '{}'), json_remove(doc), json_remove(doc, '$.a'), json_set(doc, '$.zz', NULL), json_pretty(doc) FROM doced;
-- [n] json_remove of the whole
SELECT json_remove(doc, '$') FROM doced;
-- [?] json_extract of several paths
SELECT json_extract(doc, '$.a', '$.b') FROM doced;
-- [??n] json arrows of constants
SELECT '[1]' -> 0, '[1]' ->> 0, '[1]' -> 5 FROM doced;
-- [-nn?-n?n--n?] dates with modifiers
SELECT date('now', '+1 day'), date('now', 'zzz'), date(at, '+1 day'), datetime(n, 'unixepoch'), strftime('%s', 'now'), strftime('%Y', n), time('12:00'), time('25:00'), julianday('now'), unixepoch('now'), unixepoch('zz'), timediff('now', 'now') FROM doced;
-- [?n??nnn?n----------] math functions
SELECT sqrt(4), sqrt(n), pow(n, 2), ln(1), ln(n), log(10, n), acos(n), mod(n, 2), mod(n, n), ceil(n), floor(n), trunc(n), round(n), sign(n), exp(n), pi(), sin(n), atan2(n, 1), degrees(n) FROM doced;
-- [-----n-n?-----] arithmetic and its NULLs
SELECT n + 1, n * 2, n - n, -n, n / 1, n / 0, n % 2, n % 0, n % 1.5, n / 0.5, n & 1, ~n, n << 2, n || 'x' FROM doced;
-- [-nnn] reals that overflow
SELECT r * 1e308 * 10, r * 1e308 * 10 - r * 1e308 * 10, r + 1e999, 1e999 - 1e999 FROM kid;
-- [---] integers that overflow
SELECT 9223372036854775807 + n, abs(n), -(-9223372036854775807 - 1) FROM doced;
-- [------?n-------?-nn?] texts
SELECT substr(doc, 1), substr(doc, n), instr(doc, 'z'), replace(doc, '', 'x'), trim(doc), upper(doc), unicode(doc), unicode(''), char(65), hex(doc), quote(doc), soundex(doc), length(doc), printf('%d', n), format('x'), format(doc), concat(NULL), concat_ws(NULL, 'a'), unhex('zz'), unhex(hex(doc)) FROM doced;
-- [--n-] min and max with several arguments
SELECT min(n, 1), max(n, id), min(n, NULL), max(doc, at) FROM doced;
-- [n---n] iif and if with two and more arguments
SELECT iif(n > 1, 'a'), iif(n > 1, 'a', 'b'), iif(v IS NULL, 'x', v), iif(n > 1, 'a', n > 0, 'b', 'c'), iif(n > 1, 'a', n > 0, 'b') FROM doced, numbered;
-- [----nn] comparisons of mixed affinity
SELECT n = '3', doc > 1, at BETWEEN 1 AND 'z', n IN ('3', 1), v IN (1, 2), v = 1 COLLATE NOCASE FROM doced, numbered;
-- [-------] IS of values
SELECT v IS 'x', v IS NOT 'x', v IS DISTINCT FROM 'x', n IS 3, NULL IS NULL, v ISNULL, v NOT NULL FROM doced, numbered;
-- [-n] a bare column of an empty group
SELECT count(*), id FROM numbered;
-- [-n] a VALUES arm
VALUES (1, 'a'), (2, NULL);
-- [n---n] a cast of everything
SELECT CAST(v AS TEXT), CAST(n AS TEXT), CAST(doc AS BLOB), CAST(doc AS REAL), CAST(NULL AS INTEGER) FROM doced, numbered;
-- [---n-] pragma functions
SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('kid');
-- [n--n] GLOB, REGEXP-like and LIKE ESCAPE
SELECT v GLOB 'a*', doc GLOB 'a*', doc LIKE 'x' ESCAPE '!', doc LIKE v FROM doced, numbered;
-- [-n-] a bound NULL in CASE
SELECT CASE v WHEN NULL THEN 1 ELSE 2 END, CASE WHEN v THEN v END, CASE WHEN v IS NOT NULL AND length(v) > 0 THEN v ELSE 'x' END FROM numbered;
