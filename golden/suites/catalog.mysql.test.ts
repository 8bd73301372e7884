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
