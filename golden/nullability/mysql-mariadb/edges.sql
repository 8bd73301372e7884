-- [-n--n-nn] quotients
SELECT i / 2, i / 0, i DIV 2, i % 3, i MOD 0, 5 / 2, 5 / 0, i / NULL FROM num;
-- [------n--] arithmetic of texts and bits
SELECT i + 0e0, d * 2, -i, i + t, t * t, i & 3, i | x, ~i, bit_count(i) FROM num;
-- [nnn?----n-] digits of texts that may be empty, and of numbers
SELECT bin(t), oct(t), bin(b), bin(e), bin(i), oct(d), bin(dt), oct(bt), bin(''), oct('z') FROM num;
-- [nn--n-] elt, field, make_set and interval
SELECT elt(i, 'a'), elt(2, 'a', x), field(x, 'a'), make_set(1, x, 'b'), find_in_set(x, t), interval(x, 1) FROM num;
-- [nnn-] addresses
SELECT inet_aton(t), inet_ntoa(u), inet6_aton(t), is_ipv4(t) FROM num;
-- [-nn?---n-nn] texts that are cut and filled
SELECT concat_ws(',', x, x), insert(t, 1, 1, x), lpad(t, i, 'x'), repeat(t, i), left(t, i), substring(t, 0), quote(x), unhex('zz'), char(NULL), conv(t, 10, 2), strcmp(t, x) FROM num WHERE id <> 2;
-- [nnn-nn-n-] functions of numbers out of range
SELECT sqrt(i), ln(i), log(1, 5), pow(i, 2), acos(i), mod(i, 0), mod(i, 2), round(i, x), crc32(t) FROM num WHERE id <> 2;
-- [nnnnnnn?nnnnn] mariadb[nnnnn?n?nn?nn] dates of texts and of dates
SELECT date_add(t, INTERVAL 1 DAY), timediff(t, t), datediff(t, da), makedate(2024, 0), maketime(1, 70, 1), from_days(i), last_day(t), weekday(da), extract(DAY FROM t), time(t), str_to_date(t, '%Y'), date_format(dt, x), convert_tz(dt, 'x', 'y') FROM num WHERE id <> 2;
-- [--n??-] years and months of dates
SELECT year(da), month(dt), year(t), dayname(ts), unix_timestamp(ts), y + 1 FROM num WHERE id <> 2;
-- [nnnn-?n--n] paths and changes of documents
SELECT json_extract(j, '$.a'), json_value(j, '$.a'), json_length(j, '$.a'), json_keys(j), json_valid(t), json_contains_path(j, 'one', '$.a'), json_search(j, 'one', 'x'), json_array(x), json_object('k', x), json_merge_patch(j, NULL) FROM num WHERE id <> 2;
-- [---n-?nn?--] comparisons and logic
SELECT t <=> x, x IS TRUE, x IS UNKNOWN, i IN (1, NULL), i NOT IN (1), x AND 0, i XOR x, NOT x, i BETWEEN 1 AND x, e = 'zz', s + 0 FROM num;
-- [-n--nn-] if, nullif and greatest
SELECT if(x IS NULL, 1, x), if(i, 1, x), if(x, i, i), ifnull(x, t), nullif(i, 0), greatest(i, x), least(t, 'a') FROM num;
-- [-nn-] sums of quotients in a group
SELECT sum(i / 2), sum(i / 0), max(1 / i), sum(i) / count(*) FROM num WHERE id <> 2 GROUP BY id;
-- [-n] generated columns over a quotient
SELECT g, h FROM num;
-- [n-] a left join over a foreign key of rows that came in while keys were not checked
SELECT n.t, k.num_id FROM kid k LEFT JOIN num n ON n.id = k.num_id;
-- [n] a scalar subquery over such a foreign key
SELECT (SELECT t FROM num n WHERE n.id = k.num_id) FROM kid k;
-- [-] an inner join over such a foreign key
SELECT n.t FROM kid k JOIN num n ON n.id = k.num_id;
-- [-n-?] a view over an outer join
SELECT name, tn, s1, q FROM scored;
-- [-n--] a view of aggregates
SELECT m, a, g, av FROM tallied;
-- [n] a view that is left out
SELECT v.s1 FROM person p LEFT JOIN scored v ON v.id = p.id + 100;
-- [nn-] keys of ROLLUP inside expressions
SELECT concat(name, 'x'), score + 1, count(*) FROM person GROUP BY name, score WITH ROLLUP;
-- [---] keys of ROLLUP that HAVING proves
SELECT coalesce(name, 'all'), ifnull(score, -1), score FROM person GROUP BY name, score WITH ROLLUP HAVING score IS NOT NULL;
-- [n] keys of ROLLUP in a derived table
SELECT s.name FROM (SELECT name, count(*) FROM person GROUP BY name WITH ROLLUP) s;
-- [nn---] frames behind the row
SELECT sum(score) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING), max(score) OVER (ORDER BY id RANGE BETWEEN 2 PRECEDING AND 1 PRECEDING), first_value(score) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), count(*) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING), bit_or(score) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING) FROM person;
-- [-] <=> of a text
SELECT x FROM num WHERE x <=> '5';
-- [-] NOT of <=> with NULL
SELECT x FROM num WHERE NOT x <=> NULL;
-- [n] NOT of <=> with a text
SELECT x FROM num WHERE NOT (x <=> '5');
-- [n] IS NOT TRUE
SELECT x FROM num WHERE x IS NOT TRUE;
-- [-] ifnull of a condition is one of the two
SELECT x FROM num WHERE ifnull(x > 'a', 0);
-- [n] ifnull that is true without a value
SELECT x FROM num WHERE ifnull(x > 'a', 1);
-- [-] if as a condition
SELECT x FROM num WHERE if(x = '5', 1, 0);
-- [-] XOR with a test of NULL
SELECT x FROM num WHERE x = '5' XOR x IS NULL;
-- [-] rows that are equal
SELECT x FROM num WHERE (x, i) = ('5', i);
-- [n] NOT IN of none
SELECT x FROM num WHERE i NOT IN (SELECT x FROM num WHERE 0);
-- [-] nullif that is tested
SELECT x FROM num WHERE nullif(x, 'zz') IS NOT NULL;
-- [n] an object of NULL is there
SELECT x FROM num WHERE json_object('a', x) IS NOT NULL;
-- [-n-n] columns of json_table
SELECT jt.o, jt.v, jt.e, jt.k FROM num n, json_table(n.j, '$[*]' COLUMNS (o FOR ORDINALITY, v int PATH '$', e int EXISTS PATH '$.a', NESTED PATH '$.c[*]' COLUMNS (k int PATH '$'))) jt;
-- [n] json_table by a left join
SELECT jt.v FROM num n LEFT JOIN json_table(n.j, '$.zz[*]' COLUMNS (v FOR ORDINALITY)) jt ON true;
-- [---] divisors that a condition keeps from zero
SELECT 10 / score, 10 % score, 10 DIV score FROM person WHERE score > 0;
-- [--n] divisors that CASE keeps from zero
SELECT CASE WHEN score = 0 THEN 0 ELSE 10 / score END, IF(score <> 0, 10 / score, 1), CASE WHEN score >= 0 THEN 10 / score ELSE 1 END FROM person;
-- [n] a divisor that WHERE of an OR need not keep from zero
SELECT 10 / score FROM person WHERE score > 0 OR id > 0;
-- [nn-] an alias in a subquery of a later item
SELECT age + 1 AS grown, (SELECT grown), (SELECT count(*) FROM pet e WHERE e.weight > grown) FROM person;
-- [n-] a column before an alias
SELECT nick AS name, (SELECT name) FROM person;
-- [--n] an alias that CASE tests, and one in a subquery of its own
SELECT score AS points, CASE WHEN (SELECT points) > 5 THEN 1 ELSE 0 END, (SELECT max(e.id) FROM pet e WHERE e.owner_id = (SELECT points)) FROM person;
-- [nn--] mariadb[nnn-] subqueries that name the rows of a group that has none
SELECT max(id), (SELECT count(*) FROM kid k WHERE k.num_id = max(num.id)), 1 + (SELECT count(*) FROM kid k WHERE k.num_id = max(num.id)), (SELECT count(*) FROM kid) FROM num;
-- [-] an aggregate of rows around that have no groups there counts in the subquery
SELECT i FROM num WHERE (SELECT count(num.i) FROM kid k WHERE k.num_id = num.id) >= 0;
-- [n] an aggregate that is settled in a subquery, of no rows
SELECT (SELECT max(x.s) FROM (SELECT 1 AS s) x WHERE x.s = num.i) FROM num WHERE i IN (SELECT max(num.i) FROM kid GROUP BY kid.id);
-- [---] a relevance is a number, zero for NULL and for rows that an outer join leaves out
SELECT MATCH (title, note) AGAINST ('title'), MATCH (note) AGAINST (NULL), MATCH (note) AGAINST ('x' IN BOOLEAN MODE) FROM paged;
-- [n-] the relevance that an outer join leaves out is a zero, that of a derived table is NULL
SELECT d.score, MATCH (q.note) AGAINST ('noted') FROM paged p LEFT JOIN paged q ON q.id = p.id + 10
LEFT JOIN (SELECT id, MATCH (note) AGAINST ('noted') AS score FROM paged) d ON d.id = p.id + 10;
