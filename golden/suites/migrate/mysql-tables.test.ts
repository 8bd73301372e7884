import { test } from 'uvu'
import { check } from './mysql/plan-tests.ts'

check('spelling is no difference', {
  from: `CREATE TABLE t (id INTEGER NOT NULL AUTO_INCREMENT, a CHARACTER VARYING(10) DEFAULT 'x', b BOOL DEFAULT TRUE,
      c NUMERIC(5,2), d TIMESTAMP NULL, PRIMARY KEY (id), KEY k (a ASC), CHECK (b IN (0, 1)))`,
  to: `create table if not exists \`t\` (\`id\` int auto_increment primary key, /* a comment */ a varchar(10) default "x",
      b tinyint(1) default 1, c decimal(5,2) default null, d timestamp null default null, -- another
      index k (a), check (\`b\`   in (0,1)));`,
  up: [],
  down: [],
})

check('what AUTO_INCREMENT counts is no difference, and goes on', {
  from: 'create table t (id int auto_increment primary key) auto_increment = 500',
  to: 'create table t (id int auto_increment primary key, a int)',
  rows: 'insert into t values ()',
  survives: ['select id from t'],
  up: ['ALTER TABLE `t` ADD COLUMN `a` int'],
})

check('MODIFY says all that a column has', {
  from: `create table t (a int not null default 5 comment 'it''s a \\\\ number', b datetime(3) not null default current_timestamp(3)
      on update current_timestamp(3), c varchar(10) character set latin1 collate latin1_bin not null, d int invisible comment 'hidden')`,
  to: `create table t (a bigint not null default 5 comment 'it''s a \\\\ number', b datetime(6) not null default current_timestamp(6)
      on update current_timestamp(6), c varchar(20) character set latin1 collate latin1_bin not null, d bigint invisible comment 'hidden')`,
})

check('all changes of a table are one statement', {
  from: `create table t (id int, a int, b varchar(10), key kb (b), constraint positive check (a > 0)) comment 'old'`,
  to: `create table t (id int not null auto_increment, b varchar(20), c int, primary key (id), unique key uc (c),
      constraint positive check (c > 0)) comment 'new'`,
  up: [
    "ALTER TABLE `t` DROP CONSTRAINT `positive`, DROP INDEX `kb`, DROP COLUMN `a`, MODIFY COLUMN `id` int NOT NULL AUTO_INCREMENT, MODIFY COLUMN `b` varchar(20), ADD COLUMN `c` int, ADD PRIMARY KEY (`id`), ADD UNIQUE KEY `uc` (`c`), ADD CONSTRAINT `positive` CHECK (`c` > 0), COMMENT='new'",
  ],
  on: 'mariadb',
})

check('a primary key comes with the AUTO_INCREMENT that needs it', {
  from: 'create table t (id int auto_increment primary key, a int not null)',
  to: 'create table t (id int not null, a int not null auto_increment, primary key (a, id))',
  up: [
    'ALTER TABLE `t` DROP PRIMARY KEY, MODIFY COLUMN `id` int NOT NULL, MODIFY COLUMN `a` int NOT NULL AUTO_INCREMENT, ADD PRIMARY KEY (`a`,`id`)',
  ],
})

const COUNTED = 'create table t (a int not null auto_increment, b int, x'

check('AUTO_INCREMENT has a key while its own one waits for a column that is computed no more', {
  from: `${COUNTED} int as (b + 1) virtual, primary key (a))`,
  to: `${COUNTED} smallint, unique key u (a, x))`,
  rows: 'insert into t (b) values (1), (1)',
  survives: ['select a, b, x from t order by a'],
})

check(
  'AUTO_INCREMENT has a key while its primary key waits for a column that is computed no more',
  {
    from: `${COUNTED} int as (b + 1) virtual, key k (a))`,
    to: `${COUNTED} smallint not null, primary key (a, x))`,
    rows: 'insert into t (b) values (1), (1)',
    survives: ['select a, b, x from t order by a'],
  },
)

check('columns come to their places, and others are not moved', {
  from: 'create table t (a int, b int, c int, d int)',
  to: 'create table t (x int, d int, a int, y int, c int, z int)',
  up: [
    'ALTER TABLE `t` DROP COLUMN `b`, ADD COLUMN `x` int FIRST, MODIFY COLUMN `d` int AFTER `x`, ADD COLUMN `y` int AFTER `a`, ADD COLUMN `z` int',
  ],
  rows: 'insert into t values (1, 2, 3, 4)',
  survives: ['select a, c, d from t'],
})

check('columns behind one that is moved go with it', {
  from: 'create table t (w int, v int as (a + 1), y int, a int, b int, z int)',
  to: 'create table t (a bigint, y int, z int, w int, v int as (a + 1))',
})

check('a column whose letters have another case is the same one', {
  from: 'create table t (Id int, Name varchar(10))',
  to: 'create table t (id int, name varchar(20) not null)',
  rows: "insert into t values (1, 'a')",
  survives: ['select id, name from t'],
  up: [
    'ALTER TABLE `t` CHANGE COLUMN `Id` `id` int, CHANGE COLUMN `Name` `name` varchar(20) NOT NULL',
  ],
})

check('the character set of a table changes its columns, and a TEXT stays one', {
  from: `create table t (a varchar(10), b text, c varchar(5) character set ascii, d int, key (a)) charset latin1`,
  to: `create table t (a varchar(10), b text, c varchar(5) character set ascii, d int, key (a))
      charset utf8mb4 collate utf8mb4_unicode_ci`,
  rows: "insert into t values ('äö', 'ü', 'c', 1)",
  survives: ['select convert(a using utf8mb4) as a, convert(b using utf8mb4) as b from t'],
  up: [
    'ALTER TABLE `t` MODIFY COLUMN `a` varchar(10), MODIFY COLUMN `b` text, DEFAULT CHARACTER SET=utf8mb4 COLLATE=utf8mb4_unicode_ci',
  ],
})

check('options of a table come and go', {
  from: `create table t (a int) row_format = dynamic comment = 'it''s "x"' stats_persistent = 1`,
  to: `create table t (a int) row_format = compressed key_block_size = 8 max_rows = 100 checksum = 1`,
  up: [
    "ALTER TABLE `t` STATS_PERSISTENT=DEFAULT ROW_FORMAT=COMPRESSED COMMENT='' MAX_ROWS=100 CHECKSUM=1 KEY_BLOCK_SIZE=8",
  ],
})

check('the engine of a table', {
  from: 'create table t (a int primary key) engine = MyISAM',
  to: 'create table t (a int primary key) engine = InnoDB',
  up: ['ALTER TABLE `t` ENGINE=InnoDB'],
})

check('indexes of every sort', {
  from: 'create table t (a int, b varchar(100), c text, p point not null)',
  to: `create table t (a int, b varchar(100), c text, p point not null, key k1 (b(10), a desc) comment 'it''s', unique k2 (a, b),
      fulltext k3 (b, c), spatial k4 (p), key k5 (c(20)) using btree)`,
})

check('indexes over expressions and hidden ones', {
  from: 'create table t (a int, b varchar(100), j json, key k1 (a), key k2 (b) invisible)',
  to: `create table t (a int, b varchar(100), j json, key k1 (a) invisible, key k2 (b), unique k3 ((lower(b)), a),
      key k4 ((cast(j->'$.n' as unsigned array))))`,
  on: 'mysql',
})

check('hidden indexes', {
  from: 'create table t (a int, b int, key k1 (a), key k2 (b) ignored)',
  to: 'create table t (a int, b int, key k1 (a) ignored, key k2 (b))',
  up: ['ALTER TABLE `t` ALTER INDEX `k1` IGNORED, ALTER INDEX `k2` NOT IGNORED'],
  on: 'mariadb',
})

check('another parser of a fulltext index', {
  from: 'create table t (a text, fulltext k (a))',
  to: 'create table t (a text, fulltext k (a) with parser ngram)',
  up: [
    'ALTER TABLE `t` DROP INDEX `k`',
    'ALTER TABLE `t` ADD FULLTEXT KEY `k` (`a`) WITH PARSER `ngram`',
  ],
  on: 'mysql',
})

check('another system of coordinates under a spatial index', {
  from: `create table t (a int, p point not null srid 0, q point not null srid 0, spatial key kp (p), spatial key kq (q))`,
  to: `create table t (a int, p point not null srid 4326, q point not null, spatial key kp (p), spatial key other (q))`,
  on: 'mysql',
})

check('checks that are not enforced', {
  from: 'create table t (a int, constraint c check (a > 0))',
  to: 'create table t (a int, constraint c check (a > 0) not enforced)',
  up: ['ALTER TABLE `t` ALTER CHECK `c` NOT ENFORCED'],
  on: 'mysql',
})

check('the name of a check goes from one table to another', {
  from: `create table a (x int, constraint one check (x > 1)); create table b (x int, constraint two check (x > 2));
    create table c (x int, constraint three check (x > 3))`,
  to: `create table a (x int, constraint two check (x > 1)); create table b (x int, constraint one check (x > 2));
    create table d (x int, constraint three check (x > 3))`,
})

check('defaults that are expressions', {
  from: 'create table t (a int, b varchar(40), c json)',
  to: `create table t (a int, b varchar(40) default (concat('a', 'é\\n')), c json default (json_array()), d int default (a + 1),
      e datetime default (now() + interval 1 day), f bit(3) default b'101', g varbinary(4) default x'00ff')`,
})

check('a default that cannot be repeated', {
  from: 'create table t (a int)',
  to: `create table t (id varchar(40) not null default (uuid()), a int, primary key (id))`,
  rows: 'insert into t values (1), (2)',
  survives: ['select a from t'],
})

check('NULL gives way to the default', {
  from: `create table t (a int, b varchar(10), c int, changed datetime not null default '2020-01-01' on update current_timestamp)`,
  to: `create table t (a int not null default 7, b varchar(20) not null default 'none', c varchar(9) not null default '5',
      changed datetime not null default '2020-01-01' on update current_timestamp)`,
  rows: "insert into t (a, b, c) values (null, null, null), (1, 'x', 2)",
  survives: [
    "select coalesce(a, 7) as a, coalesce(b, 'none') as b, coalesce(concat(c), '5') as c, changed from t order by a",
  ],
})

check('a check waits for the default that takes the place of NULL', {
  from: 'create table t (id int, a date, b int)',
  to: `create table t (id int, a varchar(20) not null default '2020-01-01', b int not null default 4,
    constraint ca check (a is not null or id < 5), constraint cb check (b is not null or id < 5))`,
  rows: 'insert into t values (7, null, null)',
  survives: ['select id from t'],
})

check('a check of a column waits for the default that takes the place of NULL', {
  from: 'create table t (a date)',
  to: "create table t (a varchar(20) not null default '2020-01-01' check (a is not null))",
  rows: 'insert into t values (null)',
  on: 'mariadb',
})

check('tables that refer to each other', {
  from: '',
  to: `create table a (id int primary key, b int); create table b (id int primary key, a int, constraint b_a foreign key (a) references a (id));
    alter table a add constraint a_b foreign key (b) references b (id)`,
})

check('hostile names', {
  from: `create table \`a.b\` (\`c.d\` int, \`e\`\`f\` int, \`select\` int, key \`x.y\` (\`c.d\`)); create table a (\`b.c.d\` int)`,
  to: `create table \`a.b\` (\`c.d\` bigint, \`e\`\`f\` int not null default 3, \`select\` int, \`€ ü\` int, key \`x.y\` (\`e\`\`f\`),
      constraint \`it's\` check (\`select\` <> 3)); create table a (\`b.c.d\` int, \`b\` int); create table A (x int);
    create view \`v 'w" x\` as select \`e\`\`f\` as \`from\` from \`a.b\``,
})

test.run()
