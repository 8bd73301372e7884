-- Tables, joins, modifiers and calls of queries.
select {d '2020-01-01'}, {t '10:00:00'}, {ts '2020-01-01 10:00:00'}, {foo 1}
select f(a as b)
select f(a b)
select f(a 'b', c)
select concat(a b)
select distinct all a from t
select all distinct a from t
create procedure f() label1:begin select 1; end label1
-- Samples, hints, modifiers and escapes.
select `now`()
select `left`('a', 1)
select `f`(a b)
select json_extract(a b, 1)
select * from a natural straight_join b
select 1 union select * , 2
select *, a, b.*
-- Changes, what stands behind queries, calls, grouping.
update (select 1) x set a =1
select 1 into a, b
select 1 limit a
select a from t group by a with rollup order by 1
explain format = tree into @a select 1
select a from t group by a with cube
select cube(1)
select rollup(1)
select .a.b from t
select s.f(1), s.f()
select rank() over w, row_number() over (partition by a)
select lead(a, 'x') over ()
select date '2020-01-01', time '10:00', timestamp '2020-01-01 00:00:00', date'2020-01-01'
select interval 1 day + a, a - interval 1 day, a + interval '1:1' minute_second
select weight_string(a as char(3)), weight_string(a as binary(3)), weight_string(a level 1)
select @@version, @@global.x, @@session.x, @@persist.x, @@local.x, @`a b`, @'x', @"y", @a.b
select if(a, b, c), ifnull(a, b), nullif(a, b), coalesce(a), greatest(1), isnull(a)
select ntile(@@a) over ()
select lead(a, b) over ()
select lead(a, @a) over ()
select lead(a, null) over ()
select cast(a at time zone '+00:00' as datetime)
select cast(a at time zone interval '+00:00' as datetime(6))
select cast(a as vector)
select cast(a as vector(3))
select cast(a as point)
select cast(a as geometrycollection)
-- JSON_TABLE.
select * from json_table('[]', '$[*]' columns (a int path '$.a'))
select json_table('[]', '$')
-- Where INTO, functions and whole numbers have no place.
select @@a := 1
create table t (a int) max_rows = 0x10
create table t (a int) partition by hash (a) partitions 1.5
-- Whole numbers, values of signals, INTO in parts, points apart.
signal sqlstate '45000' set message_text = @a, mysql_errno = b
signal sqlstate '45000' set message_text = concat('a', 'b')
signal sqlstate '45000' set message_text = a.b
signal sqlstate '45000' set message_text = new.b
signal sqlstate '45000' set message_text = @@x
get diagnostics condition @a @b = returned_sqlstate, c = mysql_errno
-- Accounts, logs, calls that are no names, INTO.
UPDATE ((select 1) t) SET n1 = DEFAULT
GRANT REFERENCES ( a ) ON * TO CURRENT_USER
GRANT REFERENCES ( a ) ON *.* TO CURRENT_USER
GRANT REFERENCES ( a ) ON a.* TO CURRENT_USER
PURGE BINARY LOGS BEFORE (select 1)
PURGE BINARY LOGS BEFORE 1 + (select 1)
PURGE BINARY LOGS BEFORE exists(select 1)
PURGE BINARY LOGS BEFORE a in (select 1)
PURGE BINARY LOGS BEFORE a = any (select 1)
execute immediate (select 1)
-- Braces in FROM.
delete a from b, { foo b }
update { foo (select 1) x } set a = 1
update { foo (select 1 from {foo b}) x } set a = 1
-- Parentheses in FROM, operands of words.
select * from t for system_time as of timestamp '2020-01-01'
select json_value(f(a), _utf8mb4'$')
select json_value(f(a), 'a' 'b')
select json_value(f(a), n'a')
-- VALUES() behind ON DUPLICATE KEY UPDATE, forms of numbers, diagnostics.
change master to master_heartbeat_period = +1.5
get diagnostics condition a @u = catalog_name
get diagnostics condition f(1) @u = catalog_name
get diagnostics condition now @u = catalog_name
get diagnostics condition a.b @u = catalog_name
signal sqlstate '45000' set message_text = f(1)
-- Transactions, clauses behind INTO, rows of INSERT as operands, options once.
insert t value (1) union select 2
ALTER SERVER s OPTIONS( port 1, port 2 )
select system(1)
-- Lengths of casts, WITH in parentheses, JSON_TABLE, LIMIT of SHOW and HANDLER.
select cast(a as decimal(1, 2))
select cast(a as foo(x))
select row(1, (with x as (select 1) select 1))
select (1, (with x as (select 1) select 1))
select f((with x as (select 1) select 1))
xa recover format = foo
xa recover format = 'foo'
call t(against
call t(a
prepare t from u without
prepare t from u
execute immediate u without
execute t using a without
select .a.b
select f(.a.b)
update t set .a.b = 1
select weight_string(a level 1)
select weight_string(a level 1 desc)
select weight_string(a level 1, 2 reverse)
select weight_string(a level 1-2)
select weight_string(a as char(3) level 1)
select cast(a as interval day to second)
select cast(a as interval)
select cast(a as interval(3))
select cast(a as foo.bar)
-- Queries where none may stand, packages and programs, replication.
handler t read a = ((select 1))
handler t read a first where (select 1)
handler t read first where a in (select 1)
handler t read a = (exists(select 1))
insert n1.substr() values ()
select a.substr(1)
select a.now()
select a.count(1)
signal sqlstate '45000' set message_text = 'a', message_text = 'b'
resignal set message_text = 'a', message_text = 'b'
create user u require cipher 'a' cipher 'b'
-- Rows as variables, loops, WITH in parentheses, parts of system variables, levels of weights.
create table t (a int) (with s as (select 1) select * from s)
CREATE FUNCTION f1 (lower_bound INT, upper_bound INT) RETURNS INT BEGIN FOR i IN lower_bound .. upper_bound DO SET a = 1; END FOR; RETURN 1; END
-- Names behind a point before a parenthesis.
insert .count() values ()
insert n1.trim() values ()
insert n1.substring(a) values (1)
select n1.a.u()
select n1.a.u(1)
do a.b.c(1)
select n1.substr(1)
-- One of each: what the manuals describe.
select a from t group by a, b with rollup having a > 1 order by a limit 1, 2
select nextval(s), next value for s, lastval(s), previous value for s, setval(s, 5)
explain format=tree select 1
-- More of the same, with what is nested.
delete history from t partition (p0) before system_time timestamp '2020-01-01'
select nextval(db.s), next value for db.s
set default role r for u
set statement a = 1, b = 2 for update t set c = 1
loop leave l; end loop
begin not atomic declare a int default 1; declare continue handler for sqlstate '02000', sqlexception, not found set a = 1; declare c cursor for select 1; open c; fetch c into a; close c; end
select a.b.c(1)
-- Statistics, targets of INTO, numbers of options.
select 1 into a.b
select 1 into a.b, @c, d
select 1 into a.b.c
select 1 into a()
-- Options of accounts and replicas.
create user u password expire interval 0 day
start replica sql_thread, relay_thread
start replica until relay_log_pos = 4
-- Words that are no labels and no roles.
set role event
set role open
set role process
-- CAST and WINDOW as names, collations.
select lag(a, 1 + 1) over ()
select lag(a, 0x1) over ()
select lag(a, 1.5) over ()
select lag(a, null) over ()
-- The same in more places.
select * from json_table('a', '$' columns (c char(1) collate 'utf8mb4_bin' path '1')) x
select * from json_table('a', '$' columns (c char(1) collate utf8mb4_bin path '1')) x
select * from json_table('a', '$' columns (c int collate utf8mb4_bin path '1')) x
select * from json_table('a', '$' columns (c datetime collate utf8mb4_bin path '1')) x
select column_create(a, 1 as b)
select column_create(a, previous value for n1 as char)
