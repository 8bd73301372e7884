import type { Description } from './description.ts'

/**
 * What the chapters of `engine-tables` read, in the notation of synopses: chapters that tell words by their
 * text leave chevrotain nothing to record. From MySQL's manual, 15.1; names in angle brackets that are not
 * described here are the grammar's. Expressions and queries are few: what they may be is generated elsewhere.
 */
const definitions: readonly string[] = [
  `CREATE [ TEMPORARY ] TABLE [ IF NOT EXISTS ] <table> <table_content>`,
  `CREATE TABLE T ( <element> , ... )`,
  `CREATE TABLE T ( A <field> )`,
  `CREATE TABLE T ( A INT ) <table_options> [ <filled> ]`,
  `CREATE TABLE T ( A INT ) <partition_by> [ <filled> ]`,
  `CREATE { [ UNIQUE ] INDEX <name> [ <index_type> ] ON <table> ( <key_part> , ... ) [ <index_option> ] ...
    | FULLTEXT INDEX <name> ON <table> ( <key_part> , ... ) [ <fulltext_option> ] ...
    | SPATIAL INDEX <name> ON <table> ( <key_part> , ... ) [ <common_option> ] ... } [ <index_online> ]`,
  `CREATE [ ALGORITHM = <algorithm> ] [ <definer> ] [ <security> ] VIEW [ IF NOT EXISTS ] <view>`,
  `CREATE OR REPLACE [ ALGORITHM = <algorithm> ] [ <definer> ] [ <security> ] VIEW <view>`,
  `CREATE [ OR REPLACE ] JSON [ RELATIONAL ] DUALITY VIEW <table> AS SELECT <document> FROM T`,
  `CREATE MATERIALIZED VIEW [ IF NOT EXISTS ] <view>`,
  `CREATE EXTERNAL TABLE [ IF NOT EXISTS ] <table> <table_content>`,
  `CREATE LIBRARY [ IF NOT EXISTS ] <program_name> LANGUAGE <name> [ COMMENT <string> ] AS { <string> | '$$ x $$' }`,
  `ALTER LIBRARY <program_name> COMMENT <string>`,
  `DROP LIBRARY [ IF EXISTS ] <program_name>`,
  `CREATE { FUNCTION F ( A INT ) RETURNS <variable_type> | PROCEDURE F ( ) } [ <created_characteristic> ] ...
    LANGUAGE JAVASCRIPT [ USING ( { <program_name> [ [ AS ] <name> ] } , ... ) ] AS { <string> | '$js$ x $js$' }`,
  `CREATE [ <definer> ] TRIGGER [ IF NOT EXISTS ] <program_name> { BEFORE | AFTER } { INSERT | UPDATE | DELETE }
    ON <table> FOR EACH ROW [ { FOLLOWS | PRECEDES } <name_or_string> ] <body>`,
  `CREATE [ <definer> ] FUNCTION [ IF NOT EXISTS ] <program_name> ( [ { <name> <variable_type> } , ... ] )
    RETURNS <variable_type> [ <created_characteristic> ] ... RETURN <value>`,
  `CREATE [ <definer> ] PROCEDURE [ IF NOT EXISTS ] <program_name>
    ( [ { [ IN | OUT | INOUT ] <name> <variable_type> } , ... ] ) [ <created_characteristic> ] ... <body>`,
  `CREATE [ AGGREGATE ] FUNCTION [ IF NOT EXISTS ] <name> RETURNS { STRING | INTEGER | REAL | DECIMAL }
    SONAME <string>`,
  `CREATE [ <definer> ] EVENT [ IF NOT EXISTS ] <program_name> ON SCHEDULE <when>
    [ ON COMPLETION [ NOT ] PRESERVE ] [ <event_state> ] [ COMMENT <string> ] DO <body>`,
  `CREATE { DATABASE | SCHEMA } [ IF NOT EXISTS ] <name> [ <created_database> ] ...`,
  `ALTER { DATABASE | SCHEMA } <name> <altered_database> ...`,
  `ALTER TABLE <table> <alterations>`,
  `ALTER TABLE T <alteration>`,
  `ALTER TABLE T <standalone>`,
  `ALTER [ ALGORITHM = <algorithm> ] [ <definer> ] [ <security> ] VIEW <view>`,
  `ALTER [ <definer> ] EVENT <program_name> <event_change>`,
  `ALTER { FUNCTION | PROCEDURE } <program_name> [ <characteristic> ] ...`,
  `DROP [ TEMPORARY ] { TABLE | TABLES } [ IF EXISTS ] <table> , ... [ RESTRICT | CASCADE ]`,
  `DROP VIEW [ IF EXISTS ] <table> , ... [ RESTRICT | CASCADE ]`,
  `DROP INDEX <name> ON <table> [ <index_online> ]`,
  `DROP { TRIGGER | EVENT | FUNCTION | PROCEDURE } [ IF EXISTS ] <program_name>`,
  `DROP { DATABASE | SCHEMA } [ IF EXISTS ] <name>`,
  `RENAME { TABLE | TABLES } { <table> TO <table> } , ...`,
  `TRUNCATE [ TABLE ] <table>`,
]

const clauses: Description['clauses'] = {
  table: '<name> | <name> . <member>',
  program_name: '<name> | <name> . <member>',
  names: '( <name> , ... )',
  name_or_string: '<name> | <string>',
  number_of: `1 | '20' | '0x1F' | <count>`,
  value: `1 | '"A"' | A + 1 | A OR B | A IN ( 1 , 2 ) | LEFT ( A , 1 ) | CASE WHEN A THEN B END | ( SELECT 1 )`,
  bits: `1 | A + 1 | ( A ) | YEAR ( A ) | A * ( B DIV 2 )`,
  constant_: `1 | '"a"' | 1 + 1 | - 1 | NULL | YEAR ( '"2020-01-01"' ) | '0x1F'`,
  literal: `1 | - 1 | + '1.5' | '"A"' | NULL | TRUE | FALSE | <bytes> | '0b01' | '0x1F' | DATE '"2020-01-01"' | _UTF8MB4 '"a"'`,
  now: `{ NOW | CURRENT_TIMESTAMP ( ) } | CURRENT_TIMESTAMP | LOCALTIME | LOCALTIMESTAMP
    | CURRENT_TIMESTAMP ( 6 ) | NOW ( ) | NOW ( 3 ) | LOCALTIME ( ) | LOCALTIMESTAMP ( 2 )`,
  query_: `SELECT 1 AS A | ( SELECT 1 AS A ) | WITH C AS ( SELECT 1 AS A ) SELECT * FROM C | TABLE T
    | VALUES ROW ( 1 ) | SELECT 1 AS A UNION SELECT 2 | SELECT A FROM T LIMIT 1 | SELECT A FROM T FOR UPDATE`,

  table_content: `LIKE <table> | ( LIKE <table> )
    | ( <element> , ... ) [ <table_options> ] [ <partition_by> ] [ <filled> ]
    | [ <table_options> ] [ <partition_by> ] <filled>`,
  filled: `[ IGNORE | REPLACE ] [ AS ] <query_>`,
  table_options: '<option> [ [ , ] <option> ] ...',
  option: `ENGINE [ = ] <name_or_string> | SECONDARY_ENGINE [ = ] { NULL | <name_or_string> }
    | { MAX_ROWS | MIN_ROWS | AVG_ROW_LENGTH | CHECKSUM | DELAY_KEY_WRITE | AUTO_INCREMENT | KEY_BLOCK_SIZE }
      [ = ] <number_of>
    | TABLE_CHECKSUM [ = ] 1 | { PASSWORD | COMMENT | COMPRESSION | ENCRYPTION | CONNECTION } [ = ] <string>
    | { ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE } [ = ] '"{}"'
    | { PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT } [ = ] { 0 | 1 | DEFAULT }
    | STATS_SAMPLE_PAGES [ = ] { DEFAULT | '20' | '0x10' } | AUTOEXTEND_SIZE [ = ] { '4M' | '4194304' }
    | ROW_FORMAT [ = ] { DEFAULT | DYNAMIC | FIXED | COMPRESSED | REDUNDANT | COMPACT }
    | UNION [ = ] ( [ <table> , ... ] ) | INSERT_METHOD [ = ] { NO | FIRST | LAST }
    | { DATA | INDEX } DIRECTORY [ = ] <string> | TABLESPACE [ = ] <name> | STORAGE { DISK | MEMORY }
    | START TRANSACTION | <lakehouse> | <charset> | [ DEFAULT ] COLLATE [ = ] <collation_>`,
  lakehouse: `FILE_FORMAT [ = ] ( [ FORMAT <name_or_string> | HEADER { ON | OFF } | COMPRESSION <string> ] ...
      [ FIELDS TERMINATED BY <string> ] [ LINES STARTING BY <string> ] [ IGNORE 1 LINES ] )
    | FILES [ = ] ( { { { URI | FILE_NAME | FILE_PATTERN | FILE_PREFIX } [ = ] <string>
      | { ALLOW_MISSING_FILES | STRICT_LOAD } [ = ] { DEFAULT | 0 | 1 } } ... } , ... )
    | AUTO_REFRESH_SOURCE [ = ] { NONE | <string> }
    | { ALLOW_MISSING_FILES | STRICT_LOAD | VERIFY_KEY_CONSTRAINTS | AUTO_REFRESH } [ = ] { DEFAULT | 0 | 1 }`,
  document: `JSON_DUALITY_OBJECT ( [ WITH ( { [ NO ] { INSERT | UPDATE | DELETE } } , ... ) ]
    { <string> : { <value> | ( SELECT <document> FROM T ) } } , ... )`,
  charset: '[ DEFAULT ] { CHARACTER SET | CHARSET | CHAR SET } [ = ] <charset_>',
  charset_: `UTF8MB4 | '"latin1"' | BINARY | ASCII`,
  collation_: `UTF8MB4_BIN | '"utf8mb4_bin"' | BINARY`,

  element: `<column_> | <key_>`,
  column_: '<name> <field> [ <references> ]',
  field: `<column_type> [ <attribute> ] ...
    | <column_type> [ COLLATE <collation_> ] [ GENERATED ALWAYS ] AS ( <value> ) [ VIRTUAL | STORED ] [ <attribute> ] ...`,
  attribute: `NULL | NOT NULL | NOT SECONDARY | DEFAULT { <literal> | <now> } | DEFAULT ( <value> ) | ON UPDATE <now>
    | AUTO_INCREMENT | SERIAL DEFAULT VALUE | [ PRIMARY ] KEY | UNIQUE [ KEY ] | COMMENT <string>
    | COLLATE <collation_> | COLUMN_FORMAT { FIXED | DYNAMIC | DEFAULT } | STORAGE { DISK | MEMORY | DEFAULT }
    | SRID '20' | [ CONSTRAINT [ <name> ] ] CHECK ( <value> ) [ [ NOT ] ENFORCED ]
    | { ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE } [ = ] '"{}"' | VISIBLE | INVISIBLE | EXTERNAL_FORMAT <string>`,
  column_type: `{ INT | INTEGER | TINYINT | SMALLINT | MEDIUMINT | BIGINT | INT1 | INT2 | INT3 | INT4 | INT8 | MIDDLEINT }
      [ <length> ] [ <number_attribute> ] ...
    | { REAL | DOUBLE | DOUBLE PRECISION | FLOAT8 } [ ( '10' , 2 ) ] [ <number_attribute> ] ...
    | { FLOAT | FLOAT4 | DECIMAL | DEC | NUMERIC | FIXED } [ <length> | ( '10' , 2 ) ] [ <number_attribute> ] ...
    | { BIT | BINARY | BLOB | VECTOR } [ <length> ] | BOOL | BOOLEAN | DATE | JSON | SERIAL
    | YEAR [ ( 4 ) ] [ <number_attribute> ] ... | { TIME | TIMESTAMP | DATETIME } [ ( 6 ) ]
    | { CHAR | CHARACTER | TEXT } [ <length> ] [ <characters_> ]
    | { NCHAR | NATIONAL CHAR | NATIONAL CHARACTER } [ <length> ] [ BINARY ]
    | { VARCHAR | VARCHARACTER | CHAR VARYING | CHARACTER VARYING } <length> [ <characters_> ]
    | { NVARCHAR | NATIONAL VARCHAR | NATIONAL VARCHARACTER | NCHAR VARCHAR | NCHAR VARCHARACTER | NCHAR VARYING
      | NATIONAL CHAR VARYING | NATIONAL CHARACTER VARYING } <length> [ BINARY ]
    | VARBINARY <length> | TINYBLOB | MEDIUMBLOB | LONGBLOB | LONG VARBINARY
    | { TINYTEXT | MEDIUMTEXT | LONGTEXT | LONG | LONG VARCHAR | LONG VARCHARACTER | LONG CHAR VARYING } [ <characters_> ]
    | { ENUM | SET } ( { '"a"' | '"b"' | <bytes> } , ... ) [ <characters_> ]
    | GEOMETRY | POINT | LINESTRING | POLYGON | MULTIPOINT | MULTILINESTRING | MULTIPOLYGON
    | GEOMETRYCOLLECTION | GEOMCOLLECTION`,
  length: `( { 1 | '20' } )`,
  number_attribute: 'SIGNED | UNSIGNED | ZEROFILL',
  characters_: `ASCII | ASCII BINARY | BINARY ASCII | UNICODE | UNICODE BINARY | BINARY UNICODE | BYTE | BINARY
    | { CHARACTER SET | CHARSET | CHAR SET } <charset_> [ BINARY ]
    | BINARY { CHARACTER SET | CHARSET | CHAR SET } <charset_>`,

  key_: `{ INDEX | KEY } [ <name> ] [ <index_type> ] ( <key_part> , ... ) [ <index_option> ] ...
    | { INDEX | KEY } <name> TYPE <index_method> ( <key_part> , ... ) [ <index_option> ] ...
    | FULLTEXT [ INDEX | KEY ] [ <name> ] ( <key_part> , ... ) [ <fulltext_option> ] ...
    | SPATIAL [ INDEX | KEY ] [ <name> ] ( <key_part> , ... ) [ <common_option> ] ...
    | [ CONSTRAINT [ <name> ] ] { PRIMARY KEY | UNIQUE [ INDEX | KEY ] } [ <name> ] [ <index_type> ]
      ( <key_part> , ... ) [ <index_option> ] ...
    | [ CONSTRAINT [ <name> ] ] FOREIGN KEY [ <name> ] ( { <name> [ <length> ] [ ASC | DESC ] } , ... ) <references>
    | [ CONSTRAINT [ <name> ] ] CHECK ( <value> ) [ [ NOT ] ENFORCED ]`,
  key_part: '<name> [ <length> ] [ ASC | DESC ] | ( <value> ) [ ASC | DESC ]',
  index_type: 'USING <index_method>',
  index_method: 'BTREE | HASH | RTREE',
  index_option: '<common_option> | { USING | TYPE } <index_method>',
  fulltext_option: '<common_option> | WITH PARSER <name>',
  common_option: `KEY_BLOCK_SIZE [ = ] <number_of> | COMMENT <string> | VISIBLE | INVISIBLE
    | { ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE } [ = ] '"{}"'`,
  references: `REFERENCES <table> [ <names> ] [ MATCH { FULL | PARTIAL | SIMPLE } ]
    [ ON DELETE <action> [ ON UPDATE <action> ] | ON UPDATE <action> [ ON DELETE <action> ] ]`,
  action: 'RESTRICT | CASCADE | SET NULL | NO ACTION | SET DEFAULT',

  partition_by: `PARTITION BY { <hashed> [ PARTITIONS 2 ] [ <subpartition_by> ] [ ( <hash_part> , ... ) ]
    | RANGE { ( <bits> ) | COLUMNS <names> } [ PARTITIONS 1 ] [ <subpartition_by> ] ( <range_part> , ... )
    | LIST { ( <bits> ) | COLUMNS <names> } [ PARTITIONS 1 ] [ <subpartition_by> ] ( <list_part> , ... ) }`,
  hashed: `[ LINEAR ] HASH ( <bits> ) | [ LINEAR ] KEY [ ALGORITHM = { 1 | 2 } ] ( [ <name> , ... ] )`,
  subpartition_by: `SUBPARTITION BY { [ LINEAR ] HASH ( <bits> ) | [ LINEAR ] KEY [ ALGORITHM = { 1 | 2 } ] <names> }
    [ SUBPARTITIONS 2 ]`,
  hash_part: 'PARTITION <name> <part_rest>',
  range_part:
    'PARTITION <name> VALUES LESS THAN { MAXVALUE | ( { MAXVALUE | <constant_> } , ... ) } <part_rest>',
  list_part:
    'PARTITION <name> VALUES IN ( { <constant_> , ... | { ( <constant_> , ... ) } , ... } ) <part_rest>',
  parts_of: '<hash_part> , ... | <range_part> , ... | <list_part> , ...',
  part_rest:
    '[ <part_option> ] ... [ ( { SUBPARTITION <name_or_string> [ <part_option> ] ... } , ... ) ]',
  part_option: `TABLESPACE [ = ] <name> | [ STORAGE ] ENGINE [ = ] <name_or_string> | NODEGROUP [ = ] 1
    | { MAX_ROWS | MIN_ROWS } [ = ] '20' | { DATA | INDEX } DIRECTORY [ = ] <string> | COMMENT [ = ] <string>`,

  alterations: `<alteration> , ... [ <repartitioned> ] | <repartitioned> | [ <online> , ] <standalone>`,
  repartitioned: '<partition_by> | REMOVE PARTITIONING',
  online: '<algorithm_> | <lock>',
  index_online: '<algorithm_> [ <lock> ] | <lock> [ <algorithm_> ]',
  algorithm_: 'ALGORITHM [ = ] { DEFAULT | INSTANT | INPLACE | COPY }',
  lock: 'LOCK [ = ] { DEFAULT | NONE | SHARED | EXCLUSIVE }',
  validation: '{ WITH | WITHOUT } VALIDATION',
  alteration: `<online> | <validation> | <option> ... | ADD [ COLUMN ] <column_> [ FIRST | AFTER <name> ]
    | ADD [ COLUMN ] ( <element> , ... ) | ADD <key_> | CHANGE [ COLUMN ] <name> <name> <field> [ FIRST | AFTER <name> ]
    | MODIFY [ COLUMN ] <name> <field> [ FIRST | AFTER <name> ] | DROP [ COLUMN ] <name> [ RESTRICT | CASCADE ]
    | DROP { FOREIGN KEY | INDEX | KEY | CHECK | CONSTRAINT } <name> | DROP PRIMARY KEY | { DISABLE | ENABLE } KEYS
    | ALTER [ COLUMN ] <name> { SET DEFAULT { <literal> | ( <value> ) } | DROP DEFAULT | SET { VISIBLE | INVISIBLE } }
    | ALTER INDEX <name> { VISIBLE | INVISIBLE } | ALTER { CHECK | CONSTRAINT } <name> [ NOT ] ENFORCED
    | RENAME [ TO | AS | = ] <table> | RENAME COLUMN <name> TO <name> | RENAME { INDEX | KEY } <name> TO <name>
    | CONVERT TO { CHARACTER SET | CHARSET | CHAR SET } { <charset_> | DEFAULT } [ COLLATE <collation_> ]
    | FORCE | ORDER BY { { <name> | <name> . <member> } [ ASC | DESC ] } , ...`,
  standalone: `{ DISCARD | IMPORT } [ PARTITION <parts> ] TABLESPACE
    | ADD PARTITION [ <unlogged> ] { ( <parts_of> ) | PARTITIONS 2 } | DROP PARTITION <name> , ...
    | { REBUILD | OPTIMIZE | ANALYZE } PARTITION [ <unlogged> ] <parts> | COALESCE PARTITION [ <unlogged> ] 2
    | CHECK PARTITION <parts> [ QUICK | FAST | MEDIUM | EXTENDED | CHANGED | FOR UPGRADE ] ...
    | REPAIR PARTITION [ <unlogged> ] <parts> [ QUICK | EXTENDED | USE_FRM ] ... | TRUNCATE PARTITION <parts>
    | REORGANIZE PARTITION [ <unlogged> ] [ <name> , ... INTO ( <parts_of> ) ]
    | EXCHANGE PARTITION <name> WITH TABLE <table> [ <validation> ]
    | { SECONDARY_LOAD | SECONDARY_UNLOAD } [ PARTITION <names> ] | SECONDARY_LOAD GUIDED { ON | OFF }`,
  parts: 'ALL | <name> , ...',
  unlogged: 'NO_WRITE_TO_BINLOG | LOCAL',

  view: '<table> [ <names> ] AS <query_> [ WITH [ CASCADED | LOCAL ] CHECK OPTION ]',
  algorithm: 'UNDEFINED | MERGE | TEMPTABLE',
  definer: `DEFINER = { CURRENT_USER | CURRENT_USER ( ) | <name_or_string> | '"a"@"b"' | 'U@LOCALHOST' }`,
  security: 'SQL SECURITY { DEFINER | INVOKER }',
  variable_type: '<column_type> [ COLLATE <collation_> ]',
  characteristic: `COMMENT <string> | LANGUAGE SQL | NO SQL | CONTAINS SQL | READS SQL DATA | MODIFIES SQL DATA | <security>`,
  created_characteristic: '<characteristic> | [ NOT ] DETERMINISTIC',
  when: 'AT <value> | EVERY <value> <unit> [ STARTS <value> ] [ ENDS <value> ]',
  unit: 'YEAR | DAY | HOUR_SECOND | WEEK | SECOND | DAY_MINUTE | QUARTER',
  event_state: 'ENABLE | DISABLE [ ON { SLAVE | REPLICA } ]',
  event_change: `ON SCHEDULE <when> [ ON COMPLETION [ NOT ] PRESERVE ] <event_rest> | ON COMPLETION [ NOT ] PRESERVE <event_rest> | RENAME TO <program_name>
    | <event_state> | COMMENT <string> | DO <body>`,
  event_rest: `[ RENAME TO <program_name> ] [ <event_state> ] [ COMMENT <string> ] [ DO <body> ]`,
  created_database:
    '<charset> | [ DEFAULT ] COLLATE [ = ] <collation_> | [ DEFAULT ] ENCRYPTION [ = ] <string>',
  altered_database: '<created_database> | READ ONLY [ = ] { DEFAULT | 0 | 1 }',

  body: `<block_> | L : <block_> [ L ] | <simple> | IF <value> THEN <bodies> [ ELSEIF <value> THEN <bodies> ] ... [ ELSE <bodies> ] END IF
    | CASE [ <value> ] { WHEN <value> THEN <bodies> } ... [ ELSE <bodies> ] END CASE`,
  block_: `BEGIN [ <variables> ; ] ... [ DECLARE { CONTINUE | EXIT } HANDLER FOR <condition> , ... <body> ; ] [ <body> ; ] ... END
    | LOOP <bodies> END LOOP | REPEAT <bodies> UNTIL <value> END REPEAT | WHILE <value> DO <bodies> END WHILE`,
  variables: 'DECLARE V <variable_type> [ DEFAULT <value> ]',
  condition: `SQLSTATE [ VALUE ] '"42000"' | '1062' | SQLWARNING | NOT FOUND | SQLEXCEPTION`,
  bodies: '{ <body> ; } ...',
  simple: `SET '@u' = <value> | INSERT INTO T VALUES ( 1 ) | UPDATE T SET A = <value> | DELETE FROM T | CALL <program_name> ( )
    | SIGNAL SQLSTATE '"45000"' SET MESSAGE_TEXT = '"a"'`,
}

export const mysqlDescription: Description = {
  definitions,
  clauses,
  read: { body: 'bodyStatement', column_type: 'engineType' },
}
