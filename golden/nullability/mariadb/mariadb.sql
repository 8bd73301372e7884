-- [nnnn] a division by zero
SELECT 1 / n, 1 % n, 1 DIV n, mod(1, n) FROM doced;
-- [-] <=> is never NULL
SELECT m <=> n FROM doced;
-- [n] <=> with a column
SELECT m FROM doced WHERE m <=> NULL;
-- [-] <=> with a literal proves
SELECT m FROM doced WHERE m <=> 1.5;
-- [nn] casts to dates
SELECT CAST(day_text AS date), CAST(day_text AS datetime) FROM doced;
-- [-] a cast to a number
SELECT CAST(day_text AS signed) FROM doced;
-- [nnn] dates that are none
SELECT date(day_text), str_to_date(day_text, '%Y-%m-%d'), dayofweek(day_text) FROM doced;
-- [nn] a field of JSON
SELECT json_extract(doc, '$.a'), json_unquote(json_extract(doc, '$.b2')) FROM doced;
-- [-] a field of JSON that is compared
SELECT json_extract(doc, '$.a') FROM doced WHERE json_extract(doc, '$.a') = 1;
-- [--] json_object and json_array
SELECT json_object('a', m), json_array(m) FROM doced;
-- [n] json_arrayagg of no rows
SELECT json_arrayagg(m) FROM doced;
-- [n] group_concat of no rows
SELECT group_concat(n) FROM doced;
-- [-n] ifnull
SELECT ifnull(m, 0), ifnull(m, raw) FROM doced;
-- [--] IF
SELECT if(m > 1, 1, 0), if(n > 1, n, 0) FROM doced;
-- [n] IF with an arm that may be NULL
SELECT if(n < 1, m, 0) FROM doced;
-- [n] concat with NULL
SELECT concat(state, raw) FROM doced;
-- [-] concat_ws passes over NULL
SELECT concat_ws(',', state, raw) FROM doced;
-- [n] greatest with NULL
SELECT greatest(n, m) FROM doced;
-- [-] greatest
SELECT greatest(n, 1) FROM doced;
-- [n] nullif
SELECT nullif(n, 0) FROM doced;
-- [nnn] functions of numbers out of range
SELECT sqrt(n), ln(n), log(2, n) FROM doced;
-- [?] elt
SELECT elt(n + 1, 'a') FROM doced WHERE n = 0;
-- [-] field
SELECT field(raw, 'x', 'y') FROM doced;
-- [n] XOR with NULL
SELECT m XOR n FROM doced;
-- [n-] the key of ROLLUP
SELECT state, count(*) FROM doced WHERE 1 = 0 GROUP BY state UNION ALL SELECT NULL, 1;
-- [n-] WITH ROLLUP
SELECT state, count(*) FROM doced GROUP BY state WITH ROLLUP;
-- [-] bit_and of no rows
SELECT bit_and(n) FROM doced;
-- [n] a variable
SELECT @x;
-- [n] date_add may leave the calendar
SELECT date_add(day_text, INTERVAL 1 DAY) FROM doced;
-- [n] inet_aton
SELECT inet_aton(day_text) FROM doced;
-- [n] unhex
SELECT unhex(day_text) FROM doced;
-- [n] convert to a date
SELECT CONVERT(day_text, date) FROM doced;
-- [-] left and right
SELECT left(day_text, 2) FROM doced;
-- [n] substring_index of NULL
SELECT substring_index(raw, ',', 1) FROM doced;
-- [--] year and month of a column
SELECT year(at), month(at) FROM doced;
-- [n] last_day of a text
SELECT last_day(day_text) FROM doced;
-- [n] a having on an alias
SELECT m AS k FROM doced HAVING k IS NULL OR k > 0;
-- [-] a having on an alias proves
SELECT m AS k FROM doced HAVING k > 0;
-- [n] make_set and lpad
SELECT lpad(day_text, -1, 'x') FROM doced;
-- [n] maketime
SELECT maketime(n, 99, 0) FROM doced;
-- [n] a key that equals itself, in a total too
SELECT id FROM person GROUP BY id WITH ROLLUP HAVING id = id;
-- [n] a list of the key itself
SELECT id FROM person GROUP BY id WITH ROLLUP HAVING id IN (id);
-- [-] a key that is compared with something else
SELECT id FROM person GROUP BY id WITH ROLLUP HAVING id <= id + 1;
-- [n] an aggregate in ORDER BY makes one group of all rows
SELECT id FROM num ORDER BY max(i);
