import type { Grammar } from '../../grammar.ts'

const allInTablespace = (kind: string) => ({
  synopsis: `ALTER ${kind} ALL IN TABLESPACE <column> [ OWNED BY <roles> ] SET TABLESPACE <column> [ NOWAIT ]`,
  defines: 'tablespace of all',
})
const renamedColumn = 'RENAME [ COLUMN ] <column> TO <column>'
const changed = (kind: string, more: string) => ({
  synopsis: `ALTER ${kind} [ <if_exists> ] { <table_name> [ * ] | ONLY <table_name> | ONLY ( <table_name> ) }
    { <alter_table_cmd> , ... | <rename> | <set_schema> ${more} }`,
})

/** Tables, indexes and views: checked here, read by the chapters. */
export const tableStatements = {
  'create [global|local] [temp|temporary|unlogged] table': {
    synopsis: '<create_table>',
    modelled: true,
  },
  'create [unique] index': { synopsis: '<create_index>', modelled: true },
  'create [or] [replace] [global|local] [temp|temporary|unlogged] [recursive] view': {
    synopsis: '<create_view>',
    modelled: true,
  },
  'create [unlogged] materialized': {
    synopsis: `CREATE [ UNLOGGED ] MATERIALIZED VIEW [ <if_not_exists> ] <table_name> [ <columns> ]
      [ USING <column> ] [ WITH <reloptions> ] [ TABLESPACE <column> ] AS <query> [ <with_data> ]`,
    modelled: true,
  },
  'alter table all': allInTablespace('TABLE'),
  'alter index all': allInTablespace('INDEX'),
  'alter materialized view all': allInTablespace('MATERIALIZED VIEW'),
  'alter table': {
    ...changed(
      'TABLE',
      `| RENAME CONSTRAINT <column> TO <column> | ${renamedColumn}
       | ATTACH PARTITION <relation> <partition_bound> | DETACH PARTITION <relation> [ CONCURRENTLY | FINALIZE ]`,
    ),
    modelled: true,
  },
  'alter foreign table': {
    ...changed('FOREIGN TABLE', `| ${renamedColumn}`),
    defines: 'foreign table',
  },
  'alter view': {
    synopsis: `ALTER VIEW [ <if_exists> ] <table_name> { <alter_table_cmd> , ... | <rename> | ${renamedColumn} | <set_schema> }`,
    modelled: true,
  },
  'alter materialized view': {
    synopsis: `ALTER MATERIALIZED VIEW { <table_name> <depends>
      | [ <if_exists> ] <table_name> { <alter_table_cmd> , ... | <rename> | ${renamedColumn} | <set_schema> } }`,
    modelled: true,
  },
  'alter index': {
    synopsis: `ALTER INDEX { <table_name> <depends>
      | [ <if_exists> ] <table_name> { ATTACH PARTITION <qualified_name> | <alter_table_cmd> , ... | <rename> } }`,
    modelled: true,
  },
} as const satisfies Grammar['statements']

export const tableClauses = {
  temporary: '{ LOCAL | GLOBAL } { TEMPORARY | TEMP } | TEMPORARY | TEMP | UNLOGGED',
  create_table: `CREATE [ <temporary> ] TABLE [ <if_not_exists> ] <table_name> {
      PARTITION OF <relation> [ ( <typed_element> , ... ) ] <partition_bound> <table_tail>
    | OF <qualified_name> [ ( <typed_element> , ... ) ] <table_tail>
    | [ <columns> ] <storage> AS { EXECUTE <column> [ ( <expression> , ... ) ] | <query> } [ <with_data> ]
    | ( [ <table_element> , ... ] ) [ INHERITS ( <relation> , ... ) ] <table_tail> }`,
  with_data: 'WITH [ NO ] DATA',
  table_tail: '[ PARTITION BY { LIST | RANGE | HASH } ( <partition_key> , ... ) ] <storage>',
  storage: `[ USING <column> ] [ WITH <reloptions> | WITHOUT OIDS ]
    [ ON COMMIT { DROP | DELETE ROWS | PRESERVE ROWS } ] [ TABLESPACE <column> ]`,
  partition_key: `{ ( <expression> ) | <call> | <column> } [ COLLATE <qualified_name> ] [ <qualified_name> ]`,
  partition_bound: `DEFAULT | FOR VALUES { IN ( <expression> , ... )
    | FROM ( <expression> , ... ) TO ( <expression> , ... )
    | WITH ( { MODULUS <natural> , REMAINDER <natural> | REMAINDER <natural> , MODULUS <natural> } ) }`,
  table_element: `<table_constraint_> | LIKE <relation> [ <like_option> ] ... | <column_def>`,
  like_option: `{ INCLUDING | EXCLUDING } { COMMENTS | COMPRESSION | CONSTRAINTS | DEFAULTS | IDENTITY | GENERATED
    | INDEXES | STATISTICS | STORAGE | ALL }`,
  typed_element: '<table_constraint_> | <column> [ WITH OPTIONS ] [ <column_constraint> ] ...',
  column_def: `<column> <type> [ STORAGE { DEFAULT | <column> } ] [ COMPRESSION { DEFAULT | <column> } ]
    [ <generic_options> ] [ <column_constraint> ] ...`,
  column_constraint: `[ CONSTRAINT <column> ] { NOT NULL [ NO INHERIT ] | NULL
      | UNIQUE [ NULLS [ NOT ] DISTINCT ] <index_storage> | PRIMARY KEY <index_storage>
      | CHECK ( <expression> ) [ NO INHERIT ] | DEFAULT <plain_expression>
      | GENERATED { ALWAYS | BY DEFAULT } AS IDENTITY [ ( <sequence_option> ... ) ]
      | GENERATED ALWAYS AS ( <expression> ) [ STORED | VIRTUAL ] | <references> }
    | NOT DEFERRABLE | DEFERRABLE | INITIALLY DEFERRED | INITIALLY IMMEDIATE | NOT ENFORCED | ENFORCED
    | COLLATE <qualified_name>`,
  index_storage: '[ WITH <definition> ] [ USING INDEX TABLESPACE <column> ]',
  references: `REFERENCES <relation> [ ( <column> , ... [ , PERIOD <column> ] ) ] [ MATCH { FULL | SIMPLE } ]
    [ <on_delete> [ <on_update> ] | <on_update> [ <on_delete> ] ]`,
  on_delete: 'ON DELETE { NO ACTION | RESTRICT | CASCADE | SET { NULL | DEFAULT } [ <columns> ] }',
  on_update: 'ON UPDATE { NO ACTION | RESTRICT | CASCADE | SET { NULL | DEFAULT } }',
  table_constraint_: `[ CONSTRAINT <column> ] { CHECK ( <expression> ) [ NOT VALID | NO INHERIT | <enforced> ] ...
    | NOT NULL <column> [ NOT VALID | NO INHERIT ] ...
    | { UNIQUE | PRIMARY KEY } USING INDEX <column> <deferring>
    | { UNIQUE [ NULLS [ NOT ] DISTINCT ] | PRIMARY KEY } ( <column> , ... [ WITHOUT OVERLAPS ] )
      [ INCLUDE <columns> ] <index_storage> <deferring>
    | EXCLUDE [ USING <column> ] ( { <index_element> WITH { OPERATOR ( <any_operator> ) | <any_operator> } } , ... )
      [ INCLUDE <columns> ] <index_storage> [ WHERE ( <expression> ) ] <deferring>
    | FOREIGN KEY ( <column> , ... [ , PERIOD <column> ] ) <references> [ <foreign_key_attribute> ] ... }`,
  enforced: 'NOT ENFORCED | ENFORCED',
  deferring: `[ NOT DEFERRABLE [ INITIALLY IMMEDIATE ] | DEFERRABLE [ INITIALLY { DEFERRED | IMMEDIATE } ]
    | INITIALLY DEFERRED [ DEFERRABLE ] | INITIALLY IMMEDIATE [ DEFERRABLE | NOT DEFERRABLE ] ]`,
  foreign_key_attribute: 'NOT VALID | <enforced> | <constraint_attribute>',
  // NULLS FIRST orders before it is an operator class.
  index_element: `{ ( <expression> ) | <call> | <column> } [ COLLATE <qualified_name> ] { <nulls_order>
    | [ <qualified_name> [ <reloptions> ] ] [ ASC | DESC ] [ <nulls_order> ] }`,
  nulls_order: 'NULLS { FIRST | LAST }',
  create_index: `CREATE [ UNIQUE ] INDEX [ CONCURRENTLY ] [ <if_not_exists> <column> | <column> | ]
    ON <relation_expr> [ USING <column> ] ( <index_element> , ... ) [ INCLUDE ( <index_element> , ... ) ]
    [ NULLS [ NOT ] DISTINCT ] [ WITH <reloptions> ] [ TABLESPACE <column> ] [ WHERE <expression> ]`,
  create_view: `CREATE [ OR REPLACE ] [ <temporary> ] {
      RECURSIVE VIEW <table_name> <columns> [ WITH <reloptions> ] AS <query>
    | VIEW <table_name> [ <columns> ] [ WITH <reloptions> ] AS <query>
      [ WITH [ CASCADED | LOCAL ] CHECK OPTION ] }`,
  alter_table_cmd: `ADD <table_constraint_> | ADD [ COLUMN ] [ <if_not_exists> ] <column_def>
    | DROP CONSTRAINT [ <if_exists> ] <column> [ <behavior> ] | DROP [ COLUMN ] [ <if_exists> ] <column> [ <behavior> ]
    | ALTER CONSTRAINT <column> { INHERIT | [ NO INHERIT | <foreign_key_attribute> ] ... }
    | ALTER [ COLUMN ] <natural> SET STATISTICS { DEFAULT | <integer> }
    | ALTER [ COLUMN ] <column> <column_change>
    | VALIDATE CONSTRAINT <column> | SET WITHOUT { OIDS | CLUSTER } | CLUSTER ON <column> | SET LOGGED | SET UNLOGGED
    | ENABLE [ ALWAYS | REPLICA ] TRIGGER <column> | { ENABLE | DISABLE } TRIGGER { ALL | USER }
    | DISABLE { TRIGGER | RULE } <column> | ENABLE [ ALWAYS | REPLICA ] RULE <column>
    | INHERIT <relation> | NO INHERIT <relation> | OF <qualified_name> | NOT OF | <owner>
    | SET ACCESS METHOD { DEFAULT | <column> } | SET TABLESPACE <column> | { SET | RESET } <reloptions>
    | REPLICA IDENTITY { NOTHING | FULL | DEFAULT | USING INDEX <column> }
    | { ENABLE | DISABLE | FORCE | NO FORCE } ROW LEVEL SECURITY | <alter_generic_options>`,
  column_change: `SET DEFAULT <expression> | DROP DEFAULT | { SET | DROP } NOT NULL | SET EXPRESSION AS ( <expression> )
    | DROP { EXPRESSION | IDENTITY } [ <if_exists> ] | SET STATISTICS { DEFAULT | <integer> }
    | { SET | RESET } <reloptions> | SET { STORAGE | COMPRESSION } { DEFAULT | <column> }
    | ADD GENERATED { ALWAYS | BY DEFAULT } AS IDENTITY [ ( <sequence_option> ... ) ]
    | { RESTART [ [ WITH ] <number> ] | SET GENERATED { ALWAYS | BY DEFAULT } | SET <sequence_option> } ...
    | [ SET DATA ] TYPE <type> [ COLLATE <qualified_name> ] [ USING <expression> ] | <alter_generic_options>`,
} as const satisfies Grammar['clauses']
