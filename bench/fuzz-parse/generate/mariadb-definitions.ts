import type { Description } from './description.ts'
import { mysqlDescription } from './engine-definitions.ts'

/** MariaDB's definitions: from the statements under "Data Definition" and "Stored Routines" of its manual. */
const definitions: readonly string[] = [
  `CREATE [ OR REPLACE ] [ TEMPORARY ] TABLE [ IF NOT EXISTS ] <table> <table_content>`,
  `CREATE TABLE T ( <element> , ... )`,
  `CREATE TABLE T ( A <field> )`,
  `CREATE TABLE T ( A INT ) <table_options> [ <filled> ]`,
  `CREATE TABLE T ( A INT ) <partition_by> [ <filled> ]`,
  `CREATE [ OR REPLACE ] { [ UNIQUE ] INDEX [ IF NOT EXISTS ] <name> [ <index_type> ] ON <table> [ <wait> ]
      ( <key_part> , ... [ , <name> WITHOUT OVERLAPS ] ) [ <index_option> ] ...
    | FULLTEXT INDEX [ IF NOT EXISTS ] <name> ON <table> [ <wait> ] ( <key_part> , ... ) [ <fulltext_option> ] ...
    | SPATIAL INDEX [ IF NOT EXISTS ] <name> ON <table> [ <wait> ] ( <key_part> , ... ) [ <common_option> ] ... }
    [ <index_online> ]`,
  `CREATE [ OR REPLACE ] [ ALGORITHM = <algorithm> ] [ <definer> ] [ <security> ] VIEW [ IF NOT EXISTS ] <view>`,
  `CREATE [ OR REPLACE ] [ <definer> ] TRIGGER [ IF NOT EXISTS ] <program_name> { BEFORE | AFTER }
    { INSERT | UPDATE | DELETE } ON <table> FOR EACH ROW [ { FOLLOWS | PRECEDES } <name_or_string> ] <body>`,
  `CREATE [ OR REPLACE ] [ <definer> ] [ AGGREGATE ] FUNCTION [ IF NOT EXISTS ] <program_name>
    ( [ { [ IN | OUT | INOUT ] <name> <variable_type> } , ... ] )
    RETURNS <variable_type> [ <created_characteristic> ] ... RETURN <value>`,
  `CREATE [ OR REPLACE ] [ <definer> ] PROCEDURE [ IF NOT EXISTS ] <program_name>
    ( [ { [ IN | OUT | INOUT ] <name> <variable_type> } , ... ] ) [ <created_characteristic> ] ... <body>`,
  `CREATE [ OR REPLACE ] [ AGGREGATE ] FUNCTION [ IF NOT EXISTS ] <name> RETURNS { STRING | INTEGER | REAL | DECIMAL }
    SONAME <string>`,
  `CREATE [ OR REPLACE ] [ <definer> ] EVENT [ IF NOT EXISTS ] <program_name> ON SCHEDULE <when>
    [ ON COMPLETION [ NOT ] PRESERVE ] [ <event_state> ] [ COMMENT <string> ] DO <body>`,
  `CREATE [ OR REPLACE ] { DATABASE | SCHEMA } [ IF NOT EXISTS ] <name> [ <created_database> ] ...`,
  `CREATE [ OR REPLACE ] [ TEMPORARY ] SEQUENCE [ IF NOT EXISTS ] <table> [ <sequence> ] ... [ <table_options> ]`,
  `ALTER SEQUENCE [ IF EXISTS ] <table> { <sequence> | RESTART [ [ WITH | = ] <whole> ] } ...`,
  `ALTER { DATABASE | SCHEMA } <name> <created_database> ...`,
  `ALTER [ ONLINE ] [ IGNORE ] TABLE [ IF EXISTS ] <table> [ <wait> ] <alterations>`,
  `ALTER TABLE T <alteration>`,
  `ALTER TABLE T <standalone>`,
  `ALTER [ ALGORITHM = <algorithm> ] [ <definer> ] [ <security> ] VIEW <view>`,
  `ALTER [ <definer> ] EVENT <program_name> <event_change>`,
  `ALTER { FUNCTION | PROCEDURE } <program_name> [ <characteristic> ] ...`,
  `DROP [ TEMPORARY ] SEQUENCE [ IF EXISTS ] <table> , ...`,
  `DROP [ TEMPORARY ] { TABLE | TABLES } [ IF EXISTS ] <table> , ... [ <wait> ] [ RESTRICT | CASCADE ]`,
  `DROP VIEW [ IF EXISTS ] <table> , ... [ RESTRICT | CASCADE ]`,
  `DROP INDEX [ IF EXISTS ] <name> ON <table> [ <wait> ] [ <index_online> ]`,
  `DROP { TRIGGER | EVENT | FUNCTION | PROCEDURE } [ IF EXISTS ] <program_name>`,
  `DROP { DATABASE | SCHEMA } [ IF EXISTS ] <name>`,
  `RENAME { TABLE | TABLES } [ IF EXISTS ] { <table> [ <wait> ] TO <table> } , ...`,
  `TRUNCATE [ TABLE ] <table> [ <wait> ]`,
]

/** Where they are not MySQL's. */
const clauses: Description['clauses'] = {
  table: `<name> | <name> . <member> | '.T'`,
  wait: 'WAIT 1 | NOWAIT',
  whole: '[ + | - ] <natural>',
  sequence: `INCREMENT [ BY | = ] <whole> | { MINVALUE | MAXVALUE } [ = ] <whole> | NO { MINVALUE | MAXVALUE }
    | NOMINVALUE | NOMAXVALUE | START [ WITH | = ] <whole> | CACHE [ = ] '20' | NOCACHE | CYCLE | NOCYCLE`,
  query_: `SELECT 1 AS A | ( SELECT 1 AS A ) | WITH C AS ( SELECT 1 AS A ) SELECT * FROM C
    | SELECT 1 AS A UNION SELECT 2 | SELECT A FROM T LIMIT 1 | SELECT A FROM T FOR UPDATE | VALUES ( 1 )`,

  option: `{ ENGINE | TYPE } [ = ] <name_or_string>
    | { MAX_ROWS | MIN_ROWS | AVG_ROW_LENGTH | CHECKSUM | DELAY_KEY_WRITE | AUTO_INCREMENT | KEY_BLOCK_SIZE
      | TABLE_CHECKSUM } [ = ] <number_of>
    | { PAGE_CHECKSUM | TRANSACTIONAL | SEQUENCE } [ = ] { 0 | 1 } | { PASSWORD | COMMENT | CONNECTION } [ = ] <string>
    | { PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT } [ = ] { 0 | 1 | DEFAULT }
    | STATS_SAMPLE_PAGES [ = ] { DEFAULT | '20' | '0x10' }
    | ROW_FORMAT [ = ] { DEFAULT | DYNAMIC | FIXED | COMPRESSED | REDUNDANT | COMPACT | PAGE }
    | UNION [ = ] ( [ <table> , ... ] ) | INSERT_METHOD [ = ] { NO | FIRST | LAST }
    | { DATA | INDEX } DIRECTORY [ = ] <string> | TABLESPACE [ = ] <name> | STORAGE { DISK | MEMORY }
    | WITH SYSTEM VERSIONING | <charset> | [ DEFAULT ] COLLATE [ = ] { <collation_> | DEFAULT } | <engine_defined>`,
  charset: '[ DEFAULT ] { CHARACTER SET | CHARSET | CHAR SET } [ = ] { <charset_> | DEFAULT }',
  engine_defined: `<identifier> = { <string> | '20' | DEFAULT | <name> }`,

  element: '<column_> | <key_> | PERIOD FOR { SYSTEM_TIME | <name> } ( <name> , <name> )',
  column_: '<name> <field> [ CHECK ( <value> ) ] [ [ CONSTRAINT [ <name> ] ] <references> ]',
  field: `<column_type> [ <attribute> ] ...
    | <column_type> [ GENERATED ALWAYS ] AS ( <value> ) [ VIRTUAL | STORED | PERSISTENT ]
      [ UNIQUE [ KEY ] | COMMENT <string> | INVISIBLE ] ...
    | <column_type> [ GENERATED ALWAYS ] AS ROW { START | END } [ NOT NULL | UNIQUE [ KEY ] | COMMENT <string> | INVISIBLE ] ...`,
  default_: `<literal> | <now> | ( <value> ) | LEFT ( '"a"' , 1 ) | UUID ( ) | CURRENT_USER | A | NEXT VALUE FOR <table>
    | CASE WHEN 1 THEN 2 END | CAST ( 1 AS CHAR )`,
  attribute: `NULL | NOT NULL | DEFAULT <default_> | ON UPDATE <now> | AUTO_INCREMENT | SERIAL DEFAULT VALUE
    | [ PRIMARY ] KEY | UNIQUE [ KEY ] | COMMENT <string> | COLLATE <collation_> | INVISIBLE
    | { WITH | WITHOUT } SYSTEM VERSIONING | <engine_defined>`,
  column_type: `{ INT | INTEGER | TINYINT | SMALLINT | MEDIUMINT | BIGINT | INT1 | INT2 | INT3 | INT4 | INT8 | MIDDLEINT }
      [ <length> ] [ <number_attribute> ] ...
    | { REAL | DOUBLE | DOUBLE PRECISION | FLOAT8 } [ ( '10' , 2 ) ] [ <number_attribute> ] ...
    | { FLOAT | FLOAT4 | DECIMAL | DEC | NUMERIC | FIXED } [ <length> | ( '10' , 2 ) ] [ <number_attribute> ] ...
    | { BIT | BINARY } [ <length> ] | BLOB [ <length> ] [ COMPRESSED ] | BOOL | BOOLEAN | DATE | JSON | SERIAL
    | YEAR [ ( 4 ) ] [ <number_attribute> ] ... | { TIME | TIMESTAMP | DATETIME } [ ( 6 ) ]
    | { CHAR | CHARACTER } [ <length> ] [ <characters_> ] | TEXT [ <length> ] [ COMPRESSED ] [ <characters_> ]
    | { NCHAR | NATIONAL CHAR | NATIONAL CHARACTER } [ <length> ] [ BINARY ]
    | { VARCHAR | VARCHARACTER | CHAR VARYING | CHARACTER VARYING } <length> [ COMPRESSED ] [ <characters_> ]
    | { NVARCHAR | NATIONAL VARCHAR | NATIONAL VARCHARACTER | NCHAR VARCHAR | NCHAR VARCHARACTER | NCHAR VARYING
      | NATIONAL CHAR VARYING | NATIONAL CHARACTER VARYING } <length> [ COMPRESSED ] [ BINARY ]
    | VARBINARY <length> [ COMPRESSED ] | { TINYBLOB | MEDIUMBLOB | LONGBLOB | LONG VARBINARY } [ COMPRESSED ]
    | { TINYTEXT | MEDIUMTEXT | LONGTEXT | LONG | LONG VARCHAR | LONG VARCHARACTER | LONG CHAR VARYING }
      [ COMPRESSED ] [ <characters_> ]
    | { ENUM | SET } ( { '"a"' | '"b"' | <bytes> } , ... ) [ <characters_> ]
    | { GEOMETRY | POINT | LINESTRING | POLYGON | MULTIPOINT | MULTILINESTRING | MULTIPOLYGON | GEOMETRYCOLLECTION }
      [ REF_SYSTEM_ID = 1 ] | UUID | INET6 | INET4`,

  key_: `{ INDEX | KEY } <new_name> [ <index_type> ] ( <key_part> , ... ) [ <index_option> ] ...
    | { INDEX | KEY } <name> TYPE <index_method> ( <key_part> , ... ) [ <index_option> ] ...
    | FULLTEXT [ INDEX | KEY ] <new_name> ( <key_part> , ... ) [ <fulltext_option> ] ...
    | SPATIAL [ INDEX | KEY ] <new_name> ( <key_part> , ... ) [ <common_option> ] ...
    | [ CONSTRAINT [ <name> ] ] { PRIMARY KEY | UNIQUE [ INDEX | KEY ] } <new_name> [ <index_type> ]
      ( <key_part> , ... [ , <name> WITHOUT OVERLAPS ] ) [ <index_option> ] ...
    | [ CONSTRAINT [ <name> ] ] FOREIGN KEY <new_name> ( { <name> [ <length> ] [ ASC | DESC ] } , ... ) <references>
    | [ CONSTRAINT [ IF NOT EXISTS ] [ <name> ] ] CHECK ( <value> )`,
  new_name: '[ IF NOT EXISTS ] [ <name> ]',
  key_part: '<name> [ <length> ] [ ASC | DESC ]',
  common_option: `KEY_BLOCK_SIZE [ = ] <number_of> | COMMENT <string> | IGNORED | NOT IGNORED
    | CLUSTERING = { YES | NO } | <engine_defined>`,

  partition_by: `PARTITION BY { <hashed> [ PARTITIONS 2 ] [ <subpartition_by> ] [ ( <hash_part> , ... ) ]
    | RANGE { ( <bits> ) | COLUMNS <names> } [ PARTITIONS 1 ] [ <subpartition_by> ] ( <range_part> , ... )
    | LIST { ( <bits> ) | COLUMNS <names> } [ PARTITIONS 1 ] [ <subpartition_by> ] ( <list_part> , ... )
    | SYSTEM_TIME [ LIMIT '100' [ AUTO ] | INTERVAL 1 <unit> [ STARTS <string> ] [ AUTO ] ] [ PARTITIONS 2 ]
      [ <subpartition_by> ] [ ( <history_part> , ... ) ] }`,
  hash_part: '[ PARTITION ] <name> <part_rest>',
  range_part:
    '[ PARTITION ] <name> VALUES LESS THAN { MAXVALUE | ( { MAXVALUE | <constant_> } , ... ) } <part_rest>',
  list_part: `[ PARTITION ] <name> { VALUES IN ( { <constant_> , ... | { ( <constant_> , ... ) } , ... } ) | DEFAULT } <part_rest>`,
  history_part: '[ PARTITION ] <name> { HISTORY | CURRENT } <part_rest>',
  part_option: `TABLESPACE [ = ] <name> | [ STORAGE ] ENGINE [ = ] <name_or_string>
    | { MAX_ROWS | MIN_ROWS | NODEGROUP } [ = ] '20' | { DATA | INDEX } DIRECTORY [ = ] <string>
    | { COMMENT | CONNECTION } [ = ] <string> | <engine_defined>`,

  algorithm_: 'ALGORITHM [ = ] { DEFAULT | INSTANT | INPLACE | COPY | NOCOPY }',
  alteration: `<online> | <option> ... | ADD [ COLUMN ] [ IF NOT EXISTS ] <column_> [ FIRST | AFTER <name> ]
    | ADD [ COLUMN ] [ IF NOT EXISTS ] ( <element> , ... ) | ADD <key_> | ADD SYSTEM VERSIONING | DROP SYSTEM VERSIONING
    | ADD PERIOD { FOR SYSTEM_TIME | [ IF NOT EXISTS ] FOR <name> } ( <name> , <name> )
    | DROP PERIOD { FOR SYSTEM_TIME | [ IF EXISTS ] FOR <name> }
    | CHANGE [ COLUMN ] [ IF EXISTS ] <name> <name> <field> [ CHECK ( <value> ) ] [ FIRST | AFTER <name> ]
    | MODIFY [ COLUMN ] [ IF EXISTS ] <name> <field> [ CHECK ( <value> ) ] [ FIRST | AFTER <name> ]
    | DROP [ COLUMN ] [ IF EXISTS ] <name> [ RESTRICT | CASCADE ]
    | DROP { FOREIGN KEY | INDEX | KEY | CONSTRAINT } [ IF EXISTS ] <name> | DROP PRIMARY KEY
    | { DISABLE | ENABLE } KEYS
    | ALTER [ COLUMN ] [ IF EXISTS ] <name> { SET DEFAULT <default_> | DROP DEFAULT }
    | ALTER { INDEX | KEY } [ IF EXISTS ] <name> [ NOT ] IGNORED
    | RENAME [ TO | AS | = ] <table> | RENAME COLUMN [ IF EXISTS ] <name> TO <name>
    | RENAME { INDEX | KEY } [ IF EXISTS ] <name> TO <name>
    | CONVERT TO { CHARACTER SET | CHARSET | CHAR SET } { <charset_> | DEFAULT } [ COLLATE [ = ] <collation_> ]
    | FORCE | ORDER BY { { <name> | <name> . <member> } [ ASC | DESC ] } , ...`,
  alterations: `<alteration> , ... [ <repartitioned> ] | <repartitioned> | <standalone>`,
  standalone: `{ DISCARD | IMPORT } TABLESPACE
    | ADD PARTITION [ IF NOT EXISTS ] [ <unlogged> ] { ( <parts_of> ) | PARTITIONS 2 }
    | DROP PARTITION [ IF EXISTS ] <name> , ...
    | { REBUILD | OPTIMIZE | ANALYZE } PARTITION [ <unlogged> ] <parts> | COALESCE PARTITION [ <unlogged> ] 2
    | CHECK PARTITION <parts> [ QUICK | FAST | MEDIUM | EXTENDED | CHANGED | FOR UPGRADE ] ...
    | REPAIR PARTITION [ <unlogged> ] <parts> [ QUICK | EXTENDED | USE_FRM ] ... | TRUNCATE PARTITION <parts>
    | REORGANIZE PARTITION [ <unlogged> ] [ <name> , ... INTO ( <parts_of> ) ]
    | EXCHANGE PARTITION <name> WITH TABLE <table> | CONVERT PARTITION <name> TO TABLE <table>
    | CONVERT TABLE <table> TO { <range_part> | <list_part> }`,

  event_state: 'ENABLE | DISABLE [ ON SLAVE ]',
  variable_type: '<column_type>',
  created_database:
    '<charset> | [ DEFAULT ] COLLATE [ = ] { <collation_> | DEFAULT } | COMMENT [ = ] <string>',
  definer: `DEFINER = { CURRENT_USER | CURRENT_USER ( ) | CURRENT_ROLE | CURRENT_ROLE ( ) | <name_or_string>
    | '"a"@"b"' | 'U@LOCALHOST' }`,
  block_: `BEGIN [ <variables> ; ] ... [ DECLARE { CONTINUE | EXIT } HANDLER FOR <condition> , ... <body> ; ] [ <body> ; ] ... END
    | LOOP <bodies> END LOOP | REPEAT <bodies> UNTIL <value> END REPEAT | WHILE <value> DO <bodies> END WHILE
    | FOR I IN ( SELECT 1 ) DO <bodies> END FOR | FOR I IN [ REVERSE ] A . . B DO <bodies> END FOR`,
  variables: `DECLARE V { <variable_type> | TYPE OF <table> . <member> | ROW TYPE OF <table> | ROW ( A <variable_type> ) }
    [ DEFAULT <value> ]`,
}

export const mariadbDescription: Description = {
  ...mysqlDescription,
  definitions,
  clauses: { ...mysqlDescription.clauses, ...clauses },
}
