/**
 * What the chapters of `exact-definitions` read, in the notation of synopses: chapters that tell words by
 * their text leave chevrotain nothing to record. From PostgreSQL's manual, part VI, and gram.y.
 */
export const exactStatements: readonly string[] = [
  '<create_table>',
  '<create_index>',
  '<create_view>',
  '<create_sequence>',
  `CREATE [ UNLOGGED ] MATERIALIZED VIEW [ IF NOT EXISTS ] <table_name> [ <columns> ]
    [ USING <column> ] [ WITH <reloptions> ] [ TABLESPACE <column> ] AS <query> [ WITH [ NO ] DATA ]`,
  `ALTER TABLE [ IF EXISTS ] <relation_expr> { <alter_table_cmd> , ... | RENAME TO <column> | <set_schema>
    | RENAME CONSTRAINT <column> TO <column> | RENAME [ COLUMN ] <column> TO <column> | <partition_action> }`,
  `ALTER VIEW [ IF EXISTS ] <table_name> { <alter_table_cmd> , ... | <rename>
    | RENAME [ COLUMN ] <column> TO <column> | <set_schema> }`,
  `ALTER MATERIALIZED VIEW { <table_name> <depends> | [ IF EXISTS ] <table_name>
    { <alter_table_cmd> , ... | <rename> | RENAME [ COLUMN ] <column> TO <column> | <set_schema> } }`,
  `ALTER INDEX { <table_name> <certain_index> | [ IF EXISTS ] <table_name> { <alter_table_cmd> , ... | <rename> } }`,
  `ALTER SEQUENCE [ IF EXISTS ] <table_name> { <sequence_option> ... | <alter_table_cmd> , ...
    | <rename> | <set_schema> }`,
  `CREATE TYPE <qualified_name> [ <definition> | AS { ENUM ( [ <string> , ... ] ) | RANGE <definition>
    | ( [ <attribute> , ... ] ) } ]`,
  `ALTER TYPE <qualified_name> { ADD VALUE [ IF NOT EXISTS ] <string> [ { BEFORE | AFTER } <string> ]
    | RENAME VALUE <string> TO <string> | RENAME ATTRIBUTE <column> TO <column> [ <behavior> ] | <rename>
    | <set_schema> | <altered_type> | <type_change> }`,
  'CREATE DOMAIN <qualified_name> [ AS ] <type> [ <column_constraint> ] ...',
  'ALTER DOMAIN <qualified_name> { <domain_change> | <altered_domain> | <rename> | <set_schema> }',
  `CREATE SCHEMA { IF NOT EXISTS { [ <name> ] AUTHORIZATION <role> | <name> }
    | { [ <name> ] AUTHORIZATION <role> | <name> } [ <schema_element> ] ... }`,
  'ALTER SCHEMA <name> { <rename> | <owner> }',
  `CREATE [ OR REPLACE ] FUNCTION <func_name> ( [ <parameter_> , ... ] )
    [ RETURNS { TABLE ( { <type_function_name> <func_type> } , ... ) | <func_type> } ]
    [ <routine_option> ] ... [ <routine_body> ]`,
  `CREATE [ OR REPLACE ] PROCEDURE <func_name> ( [ <parameter_> , ... ] )
    [ <routine_option> ] ... [ <routine_body> ]`,
  `CREATE [ OR REPLACE ] AGGREGATE { <aggregate_with_args> <definition>
    | <func_name> ( { <identifier> = <def_arg> } , ... ) }`,
  `DROP { TABLE | VIEW | SEQUENCE | MATERIALIZED VIEW | INDEX [ CONCURRENTLY ] } [ IF EXISTS ]
    <qualified_names> [ <behavior> ]`,
  'DROP { TYPE | DOMAIN } [ IF EXISTS ] <type> , ... [ <behavior> ]',
  'DROP SCHEMA [ IF EXISTS ] <names> [ <behavior> ]',
  'COMMENT ON { COLUMN <qualified_name> | <described_object> } IS <comment_text>',
  'SET [ SESSION | LOCAL ] SEARCH_PATH { TO | = } { DEFAULT | <option_value> , ... }',
]

export const exactClauses = {
  temporary: '{ LOCAL | GLOBAL } { TEMPORARY | TEMP } | TEMPORARY | TEMP | UNLOGGED',
  create_table: `CREATE [ <temporary> ] TABLE [ IF NOT EXISTS ] <table_name> {
      PARTITION OF <relation> <typed_elements> <partition_bound> <table_tail>
    | OF <qualified_name> <typed_elements> <table_tail>
    | [ <columns> ] <storage> AS { <executed> | <query> } [ WITH [ NO ] DATA ]
    | <table_elements> [ INHERITS ( <relation> , ... ) ] <table_tail> }`,
  table_elements: '( [ <table_element> , ... ] )',
  typed_elements: '[ ( <typed_element> , ... ) ]',
  table_tail: '[ PARTITION BY { LIST | RANGE | HASH } ( <partition_key> , ... ) ] <storage>',
  storage: `[ USING <column> ] [ <table_parameters> ] [ ON COMMIT { DROP | DELETE ROWS | PRESERVE ROWS } ]
    [ TABLESPACE <column> ]`,
  partition_key:
    '{ ( <expression> ) | <call> | <column> } [ COLLATE <qualified_name> ] [ <qualified_name> ]',
  partition_bound: `DEFAULT | FOR VALUES { IN ( <expression> , ... )
    | FROM ( <expression> , ... ) TO ( <expression> , ... )
    | WITH ( { MODULUS <natural> , REMAINDER <natural> | REMAINDER <natural> , MODULUS <natural> } ) }`,
  table_element: '<table_constraint> | LIKE <relation> [ <like_option> ] ... | <column_def>',
  like_option: `{ INCLUDING | EXCLUDING } { COMMENTS | COMPRESSION | CONSTRAINTS | DEFAULTS | IDENTITY | GENERATED
    | INDEXES | STATISTICS | STORAGE | ALL }`,
  typed_element: '<table_constraint> | <column> [ WITH OPTIONS ] [ <column_constraint> ] ...',
  column_def: '<column> <type> <column_attributes> [ <column_constraint> ] ...',
  column_constraint: `[ CONSTRAINT <column> ] { NOT NULL [ NO INHERIT ] | NULL
      | UNIQUE [ NULLS [ NOT ] DISTINCT ] <index_storage> | PRIMARY KEY <index_storage>
      | CHECK ( <expression> ) [ NO INHERIT ] | DEFAULT <plain_expression>
      | GENERATED { ALWAYS | BY DEFAULT } AS IDENTITY [ ( <sequence_option> ... ) ]
      | GENERATED ALWAYS AS ( <expression> ) [ STORED | VIRTUAL ]
      | REFERENCES <relation> [ <columns> ] <reference_options> }
    | NOT DEFERRABLE | DEFERRABLE | INITIALLY DEFERRED | INITIALLY IMMEDIATE | NOT ENFORCED | ENFORCED
    | COLLATE <qualified_name>`,
  index_storage: '[ WITH <definition> ] [ USING INDEX TABLESPACE <column> ]',
  reference_options: `[ MATCH { FULL | SIMPLE } ] [ <on_delete> [ <on_update> ] | <on_update> [ <on_delete> ] ]`,
  on_delete: 'ON DELETE { NO ACTION | RESTRICT | CASCADE | SET { NULL | DEFAULT } [ <columns> ] }',
  on_update: 'ON UPDATE { NO ACTION | RESTRICT | CASCADE | SET { NULL | DEFAULT } }',
  period_columns: '( <column> , ... [ , PERIOD <column> ] )',
  table_constraint: `[ CONSTRAINT <column> ] {
      CHECK ( <expression> ) [ [ NOT VALID ] [ NO INHERIT ] [ NOT ENFORCED | ENFORCED ] [ INITIALLY IMMEDIATE ] ]
    | NOT NULL <column> [ NOT VALID ] [ NO INHERIT ]
    | { UNIQUE | PRIMARY KEY } USING INDEX <column> <deferring>
    | { UNIQUE [ NULLS [ NOT ] DISTINCT ] | PRIMARY KEY } ( <column> , ... [ WITHOUT OVERLAPS ] )
      [ INCLUDE <columns> ] <index_storage> <deferring>
    | EXCLUDE [ USING <column> ] ( { <index_element> WITH { OPERATOR ( <any_operator> ) | <any_operator> } } , ... )
      [ INCLUDE <columns> ] <index_storage> [ WHERE ( <expression> ) ] <deferring>
    | FOREIGN KEY <period_columns> REFERENCES <relation> [ <period_columns> ] <reference_options>
      [ NOT VALID ] [ NOT ENFORCED | ENFORCED ] <deferring> }`,
  deferring: `[ NOT DEFERRABLE [ INITIALLY IMMEDIATE ] | DEFERRABLE [ INITIALLY { DEFERRED | IMMEDIATE } ]
    | INITIALLY DEFERRED [ DEFERRABLE ] | INITIALLY IMMEDIATE [ DEFERRABLE | NOT DEFERRABLE ] ]`,
  altered_attributes: `[ NOT DEFERRABLE | DEFERRABLE [ INITIALLY DEFERRED ] | INITIALLY IMMEDIATE ] [ NO INHERIT ]
    [ NOT ENFORCED | ENFORCED ]`,
  index_element: `{ ( <expression> ) | <call> | <column> } [ COLLATE <qualified_name> ]
    [ <qualified_name> [ <reloptions> ] ] [ ASC | DESC ] [ NULLS { FIRST | LAST } ]`,
  create_index: `CREATE [ UNIQUE ] INDEX [ CONCURRENTLY ] [ IF NOT EXISTS <column> | <column> | ]
    ON <relation_expr> [ USING <column> ] ( <index_element> , ... ) [ INCLUDE ( <index_element> , ... ) ]
    [ NULLS [ NOT ] DISTINCT ] [ WITH <reloptions> ] [ TABLESPACE <column> ] [ WHERE <expression> ]`,
  create_view: `CREATE [ OR REPLACE ] [ <temporary> ] {
      RECURSIVE VIEW <table_name> <columns> [ WITH <reloptions> ] AS <query>
    | VIEW <table_name> [ <columns> ] [ WITH <reloptions> ] AS <query>
      [ WITH [ CASCADED | LOCAL ] CHECK OPTION ] }`,
  alter_action: '<alter_table_cmd>',
  alter_table_cmd: `ADD <table_constraint> | ADD [ COLUMN ] [ IF NOT EXISTS ] <column_def>
    | DROP CONSTRAINT [ IF EXISTS ] <column> [ <behavior> ] | DROP [ COLUMN ] [ IF EXISTS ] <column> [ <behavior> ]
    | ALTER <idle_alter> | ALTER [ COLUMN ] <column> <column_change> | <idle_action>`,
  column_change: `SET DEFAULT <expression> | DROP DEFAULT | { SET | DROP } NOT NULL
    | SET EXPRESSION AS ( <expression> ) | DROP { EXPRESSION | IDENTITY } [ IF EXISTS ]
    | ADD GENERATED { ALWAYS | BY DEFAULT } AS IDENTITY [ ( <sequence_option> ... ) ]
    | [ SET DATA ] TYPE <type> [ COLLATE <qualified_name> ] [ USING <expression> ] | <idle_column_change>`,
  create_sequence:
    'CREATE [ <temporary> ] SEQUENCE [ IF NOT EXISTS ] <table_name> [ <sequence_option> ] ...',
  sequence_option: `AS <plain_type> | { CACHE | MAXVALUE | MINVALUE } <number> | CYCLE | INCREMENT [ BY ] <number>
    | LOGGED | UNLOGGED | NO { MAXVALUE | MINVALUE | CYCLE } | OWNED BY <qualified_name>
    | SEQUENCE NAME <qualified_name> | START [ WITH ] <number> | RESTART [ [ WITH ] <number> ]`,
  schema_element:
    '<create_table> | <create_index> | <create_sequence> | <create_view> | <create_trigger> | <grant_privileges>',
  aggregate_args: `( { * | ORDER BY <aggr_arg> , ... | <aggr_arg> , ... [ ORDER BY <aggr_arg> , ... ] } )`,
  // No aggregate has results besides its own.
  aggr_arg: `[ IN | VARIADIC ] <type_function_name> <func_type> | <type_function_name> [ IN | VARIADIC ] <func_type>
    | [ IN | VARIADIC ] <func_type>`,
  parameter_: '<func_arg> [ { DEFAULT | = } <expression> ]',
  arg_class: 'IN OUT | IN | OUT | INOUT | VARIADIC',
  func_type: '[ SETOF ] <type_function_name> { . <label> } ... % TYPE | <type>',
  func_arg: `<arg_class> <type_function_name> <func_type> | <type_function_name> <arg_class> <func_type>
    | <type_function_name> <func_type> | <arg_class> <func_type> | <func_type>`,
  routine_body: `RETURN <expression> | BEGIN ATOMIC [ [ RETURN <expression> | <statement> ] ; ] ... END`,
} as const
