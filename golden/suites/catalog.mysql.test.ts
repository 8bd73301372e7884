import { test } from 'uvu'
import { mysql } from '../../compiler/dialects/mysql/dialect.ts'
import { catalogCheck } from './catalog/check-catalog.ts'

const check = catalogCheck(mysql, 'mysql')

check('columns with their constraints', {
  ddl: `CREATE TABLE \`t\` (
    \`id\` int unsigned NOT NULL AUTO_INCREMENT,
    code varchar(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL UNIQUE COMMENT 'as printed',
    active tinyint(1) NOT NULL DEFAULT '1',
    done BOOLEAN,
    width int(11) ZEROFILL,
    kind enum('a','b') DEFAULT 'a',
    flags set('x','y'),
    at timestamp(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
    twice int GENERATED ALWAYS AS (width * 2) VIRTUAL,
    thrice int AS (width * 3) STORED INVISIBLE,
    note text DEFAULT NULL,
    PRIMARY KEY (id)
  ) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8mb4 COMMENT='a table';`,
  catalog: `
    table main.t "a table"
      id int unsigned not null identity auto-increment
      code varchar(10) not null collate utf8mb4_bin "as printed"
      active tinyint(1) not null default
      done tinyint(1)
      width int unsigned
      kind enum(a,b) default
      flags set(x,y)
      at timestamp(3) not null default
      twice int generated virtual
      thrice int generated stored hidden
      note text
      primary key - (id)
      unique code (code)`,
})

check('SERIAL', {
  ddl: 'CREATE TABLE t (id SERIAL);',
  catalog: `
    table main.t
      id bigint unsigned not null identity auto-increment
      unique id (id)`,
})

check('keys and indexes', {
  ddl: `
    SET FOREIGN_KEY_CHECKS = 0;
    CREATE TABLE a (id int PRIMARY KEY, b_id int, name varchar(10),
      KEY by_name (name(5)), UNIQUE KEY (name, b_id), INDEX ((lower(name))),
      CONSTRAINT to_b FOREIGN KEY (b_id) REFERENCES b (id) ON DELETE SET NULL);
    CREATE TABLE b (id int PRIMARY KEY);
    CREATE UNIQUE INDEX one ON b (id);
    CREATE FULLTEXT INDEX words ON a (name);
    ALTER TABLE a ADD INDEX extra (b_id), ADD UNIQUE both_ (id, b_id);
    ALTER TABLE a DROP FOREIGN KEY to_b;
    ALTER TABLE a DROP INDEX extra, DROP KEY by_name, RENAME INDEX both_ TO two;
    DROP INDEX name ON a;
    ALTER TABLE a ADD FOREIGN KEY (id) REFERENCES b (id);
    ALTER TABLE a DROP CONSTRAINT a_ibfk_1;
    ALTER TABLE b DROP PRIMARY KEY;`,
  catalog: `
    table main.a
      id int not null
      b_id int
      name varchar(10)
      primary key - (id)
      unique two (id, b_id)
      index functional_index (<expression>)
      index words (name)
    table main.b
      id int not null
      unique one (id)`,
})

check('a foreign key and its index under one name', {
  ddl: `
    CREATE TABLE b (id int PRIMARY KEY);
    CREATE TABLE a (b_id int, c int, KEY k (b_id), CONSTRAINT k FOREIGN KEY (b_id) REFERENCES b (id));
    ALTER TABLE a RENAME INDEX k TO l;
    ALTER TABLE a ADD INDEX k (c);
    ALTER TABLE a DROP FOREIGN KEY k;`,
  catalog: `
    table main.b
      id int not null
      primary key - (id)
    table main.a
      b_id int
      c int
      index l (b_id)
      index k (c)`,
})

check('ALTER TABLE on columns', {
  ddl: `
    CREATE TABLE t (id int PRIMARY KEY, a int, b int, UNIQUE u (a, b));
    ALTER TABLE t ADD COLUMN c int FIRST, ADD d varchar(3) NOT NULL DEFAULT 'x' AFTER a;
    ALTER TABLE t CHANGE id key_ bigint AUTO_INCREMENT, MODIFY b int NOT NULL AFTER c;
    ALTER TABLE t DROP a;
    ALTER TABLE t RENAME COLUMN b TO e, ALTER COLUMN c SET DEFAULT 4;
    ALTER TABLE t ADD COLUMN (f int, g int);
    RENAME TABLE t TO u;`,
  catalog: `
    table main.u
      c int default
      e int not null
      key_ bigint not null identity auto-increment
      d varchar(3) not null default
      f int
      g int
      primary key - (key_)
      unique u (e)`,
})

check('LIKE and a query', {
  ddl: `
    CREATE TABLE o (id int AUTO_INCREMENT PRIMARY KEY, a varchar(3) DEFAULT 'x', z int NOT NULL, KEY k (a));
    CREATE TABLE l LIKE o;
    CREATE TABLE q (b int) AS SELECT z FROM o;
    CREATE OR REPLACE VIEW v AS SELECT z FROM o;`,
  catalog: `
    table main.o
      id int not null identity auto-increment
      a varchar(3) default
      z int not null
      primary key - (id)
      index k (a)
    table main.l
      id int not null identity auto-increment
      a varchar(3) default
      z int not null
      primary key - (id)
      index k (a)
    table main.q
      b int
      z int not null
    view main.v
      z int not null`,
})

check('character sets choose collations', {
  ddl: `
    CREATE TABLE t (a varchar(3), b varchar(3) CHARACTER SET latin1, c varchar(3) BINARY, d nchar(3),
      e text CHARACTER SET utf8mb3 COLLATE utf8mb3_bin, f enum('x') COLLATE utf8mb4_0900_ai_ci, g char(2) ASCII);
    CREATE TABLE u (a varchar(3), b varchar(3) COLLATE latin1_bin) DEFAULT CHARSET = latin1;
    ALTER TABLE u DEFAULT CHARSET = utf8mb4;
    ALTER TABLE u ADD c varchar(3);
    CREATE TABLE v LIKE u;
    ALTER TABLE v CONVERT TO CHARACTER SET latin2;`,
  catalog: `
    table main.t
      a varchar(3)
      b varchar(3) collate latin1_swedish_ci
      c varchar(3) collate utf8mb4_bin
      d char(3) collate utf8mb3_general_ci
      e text collate utf8mb3_bin
      f enum(x)
      g char(2) collate latin1_swedish_ci
    table main.u
      a varchar(3) collate latin1_swedish_ci
      b varchar(3) collate latin1_bin
      c varchar(3)
    table main.v
      a varchar(3)
      b varchar(3)
      c varchar(3)`,
})

check('views have the columns that their star stood for, with the types of now', {
  ddl: `
    CREATE TABLE t (a int NOT NULL, b varchar(3));
    CREATE VIEW v AS SELECT * FROM t;
    ALTER TABLE t ADD c int FIRST, MODIFY b varchar(9);
    CREATE VIEW w (x) AS SELECT b FROM v;
    ALTER TABLE t RENAME COLUMN c TO d;`,
  catalog: `
    table main.t
      d int
      a int not null
      b varchar(9)
    view main.v
      a int not null
      b varchar(9)
    view main.w
      x varchar(9)`,
})

check('a table from a query has keys, defaults and comments', {
  ddl: `
    CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY COMMENT 'c', a int NOT NULL, b date NOT NULL);
    CREATE TABLE u (x int, a bigint, KEY (x), PRIMARY KEY (id)) COMMENT 'd'
      AS SELECT id, a, b, a + 1 AS more, now() AS at FROM t;`,
  catalog: `
    table main.t
      id int not null identity auto-increment "c"
      a int not null
      b date not null
      primary key - (id)
    table main.u "d"
      x int
      id int not null default "c"
      a bigint
      b date not null
      more bigint not null default
      at datetime not null
      primary key - (id)
      index x (x)`,
})

check('indexes of foreign keys give way to keys', {
  ddl: `
    CREATE TABLE a (id int PRIMARY KEY);
    CREATE TABLE b (x int, y int, FOREIGN KEY (x) REFERENCES a (id), FOREIGN KEY k (y) REFERENCES a (id));
    ALTER TABLE b ADD UNIQUE (x), ADD PRIMARY KEY (y);`,
  catalog: `
    table main.a
      id int not null
      primary key - (id)
    table main.b
      x int
      y int not null
      primary key - (y)
      unique x (x)
      foreign key b_ibfk_1 (x) -> main.a (id) on delete no-action on update no-action
      foreign key b_ibfk_2 (y) -> main.a (id) on delete no-action on update no-action`,
})

check('another database', {
  ddl: `
    CREATE DATABASE shop;
    USE shop;
    CREATE TABLE shop.t (a int);
    CREATE VIEW v AS SELECT a FROM shop.t;
    DROP TABLE IF EXISTS app.users;
    SET GLOBAL max_connections = 5;
    SET NAMES utf8mb4;
    LOCK TABLES t WRITE;`,
  catalog: `
    table main.t
      a int
    view main.v
      a int`,
  diagnostics: [
    'schema-leaves-database "CREATE DATABASE shop"',
    'schema-leaves-database "USE shop"',
    'schema-leaves-database "app.users"',
    'schema-leaves-database "SET GLOBAL max_connections = 5"',
  ],
})

check('faults', {
  ddl: `
    CREATE TABLE t (a int, b int REFERENCES nothing (id), A int, KEY (c));
    CREATE TABLE u (a int, INDEX i (a), INDEX i (a));
    ALTER TABLE u DROP INDEX j;
    ALTER TABLE u DROP PRIMARY KEY;`,
  catalog: `
    table main.t
      a int
      b int
    table main.u
      a int
      index i (a)`,
  diagnostics: [
    'duplicate-object "A"',
    'unknown-column "c"',
    'unknown-relation "nothing"',
    'duplicate-object "i"',
    'unknown-object "j"',
    'unknown-object "DROP PRIMARY KEY"',
  ],
})

test.run()
