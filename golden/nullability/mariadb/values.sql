-- [??n???] date arithmetic of a column
SELECT at + INTERVAL 1 DAY, at - INTERVAL n MONTH, date_add(at, INTERVAL 9999 YEAR), date_sub(at, INTERVAL 1 DAY), adddate(at, 1), timestampadd(DAY, 1, at) FROM doced;
-- [-nn?nnn?n-n] formats of dates
SELECT date_format(at, '%Y'), date_format(at, ''), date_format(day_text, '%Y'), time_format('10:11', '%H'), str_to_date('x', '%Y'), from_unixtime(n), from_unixtime(n, '%Y'), from_days(n), makedate(n, n), sec_to_time(n), time_to_sec(day_text) FROM doced;
-- [---------------] arithmetic never NULL
SELECT n + 1, n * n, n - 1, -n, n & 1, n | 1, n ^ 1, ~n, n << 1, abs(n), sign(n), floor(n), ceil(n), round(n, 1), truncate(n, 1) FROM doced;
-- [-n---n] division by a constant and by zero constant
SELECT n / 2, n / 0, n % 3, n DIV 2, mod(n, 2), mod(n, 0) FROM doced;
-- [nn---n-] conv and bin
SELECT conv(day_text, 10, 16), conv('a', 99, 2), bin(n), hex(n), oct(n), unhex(day_text), hex(day_text) FROM doced;
-- [-------?--?---?n] texts cut and found
SELECT substring(day_text, 99), left(day_text, -1), right(day_text, 0), mid(day_text, 1, 1), locate('z', day_text), instr(day_text, 'z'), insert(day_text, 1, 1, 'q'), repeat(day_text, -1), replace(day_text, 'a', 'b'), reverse(day_text), space(n), soundex(day_text), substring_index(day_text, '-', 1), trim(day_text), lpad(day_text, 3, 'x'), rpad(day_text, 3, '') FROM doced;
-- [n----] elt, field, find_in_set, make_set, export_set
SELECT elt(9, 'a', 'b'), field(day_text, 'a'), find_in_set('a', day_text), make_set(n, 'a', 'b'), export_set(n, 'Y', 'N', ',', 4) FROM doced;
-- [n???n?n-???n] JSON paths that miss
SELECT json_extract(doc, '$.zz'), json_unquote('a'), json_type(doc), json_length(doc), json_length(doc, '$.zz'), json_depth(doc), json_keys(doc), json_valid(day_text), json_contains(doc, '1'), json_contains(doc, '1', '$.zz'), json_contains_path(doc, 'one', '$.a'), json_search(doc, 'one', 'zz') FROM doced;
-- [-n??-] regular expressions
SELECT day_text REGEXP 'a', day_text RLIKE raw, regexp_replace(day_text, 'a', 'b'), regexp_substr(day_text, 'zz'), regexp_instr(day_text, 'zz') FROM doced;
-- [-------?-] casts that are never NULL
SELECT CAST(n AS char), CAST(day_text AS decimal(10, 2)), CAST(day_text AS signed), CAST(day_text AS unsigned), CAST(n AS binary), CAST(at AS char), BINARY day_text, CONVERT(day_text USING latin1), CONVERT(n, char) FROM doced;
-- [---n---] IF and IFNULL and NULLIF
SELECT if(m IS NULL, 0, m), ifnull(m, n), ifnull(nullif(n, 0), 1), nullif(m, m), isnull(m), if(m, n, n), coalesce(m, raw, n) FROM doced;
-- [--] IF whose condition proves a conjunction
SELECT if(m > 1 AND raw IS NOT NULL, raw, ''), if(m IS NULL OR raw IS NULL, '', raw) FROM doced;
-- [-n---n] greatest, least, interval
SELECT greatest(n, 1, 2), least(m, n), interval(n, 1, 2), interval(m, 1, 2), strcmp(day_text, 'a'), strcmp(raw, 'a') FROM doced;
-- [nnn---n?n] logic
SELECT n AND m, n OR m, NOT m, n XOR 1, m IS TRUE, n <=> NULL, n IN (1, m), n BETWEEN 1 AND m, m IN (1) FROM doced;
-- [---n-] comparisons with a text that is no number
SELECT n = day_text, at > day_text, state = 'nope', m <> day_text, n LIKE day_text FROM doced;
-- [--?] an enum compared by number and its empty value
SELECT state + 0, concat(state, ''), nullif(state, '') FROM doced;
-- [--] STRAIGHT_JOIN
SELECT a.m, b.m FROM doced a STRAIGHT_JOIN doced b ON a.m = b.m;
-- [n--] ANY and ALL
SELECT n = ANY (SELECT m FROM doced), n > ALL (SELECT score FROM person), n = SOME (SELECT id FROM pet) FROM doced;
-- [-?-] row comparisons
SELECT (n, id) = (1, 2), (n, m) = (1, 2), (n, m) <=> (1, 2) FROM doced;
-- [-n-] nvl2
SELECT nvl2(m, m, 0), nvl2(m, n, raw), nvl(m, 0) FROM doced;
-- [nnn-n-] JSON functions of a text that is none
SELECT json_type(day_text), json_depth(day_text), json_quote(n), json_valid(day_text), json_length(day_text), json_object(day_text, m) FROM doced;
-- [nnn] JSON changes of a text that is none
SELECT json_set(day_text, '$.a', 1), json_remove(day_text, '$.a'), json_array_append(day_text, '$', 1) FROM doced;
-- [nn] a text that is no UUID and no address becomes NULL
SELECT CAST(written AS UUID), CAST(written AS INET6) FROM tokened;
-- [--] what is one stays one
SELECT CAST(token AS UUID), coalesce(address, address) FROM tokened;
-- [nnn-] where it takes the type of others
SELECT coalesce(nullif(token, token), written), CASE WHEN written = 'none' THEN written ELSE token END,
  IF(written = 'none', written, address), CASE WHEN written = 'none' THEN token ELSE token END FROM tokened;
-- [n] a set operation of UUIDs and texts
SELECT token FROM tokened UNION SELECT written FROM tokened;
-- [n] a set operation of texts and addresses
SELECT written FROM tokened UNION ALL SELECT address FROM tokened;
-- [-] EXCEPT keeps the UUIDs of the left
SELECT token FROM tokened EXCEPT SELECT written FROM tokened;
-- [nnnn-] comparisons of UUIDs with texts
SELECT token = written, address > 'zz', token BETWEEN 'a' AND 'z', token NOT IN (written), token = token FROM tokened;
-- [n-] the greatest of a UUID and a text
SELECT greatest(token, written), greatest(token, token) FROM tokened;
-- [n-n] a geometry in a document, which is NULL where it is constant, and other values
SELECT JSON_OBJECT('a', CASE WHEN 1 THEN POINT(1, 2) ELSE POINT(1, 2) END, 'b', id), JSON_OBJECT('a', id, 'b', NULL), JSON_ARRAY(CASE WHEN 1 THEN POINT(1, 2) ELSE POINT(1, 2) END) FROM person;
