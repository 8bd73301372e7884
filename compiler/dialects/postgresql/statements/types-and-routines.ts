import type { Grammar } from '../../grammar.ts'

/** Sequences, types, domains, schemas and routines: checked here, read by the chapters. */
export const typeStatements = {
  'create [global|local] [temp|temporary|unlogged] sequence': {
    synopsis: '<create_sequence>',
    modelled: true,
  },
  'alter sequence': {
    synopsis: `ALTER SEQUENCE [ <if_exists> ] <qualified_name> { <sequence_option> ... | <alter_table_cmd> , ...
      | <rename> | <set_schema> }`,
    modelled: true,
  },
  'create type': {
    synopsis: `CREATE TYPE <qualified_name> [ <definition> | AS { ENUM ( [ <string> , ... ] ) | RANGE <definition>
      | ( [ <attribute> , ... ] ) } ]`,
    modelled: true,
  },
  'alter type': {
    synopsis: `ALTER TYPE <qualified_name> { ADD VALUE [ <if_not_exists> ] <string> [ { BEFORE | AFTER } <string> ]
      | RENAME VALUE <string> TO <string> | RENAME ATTRIBUTE <column> TO <column> [ <behavior> ] | <rename>
      | <owner> | <set_schema> | SET ( { <label> [ = { NONE | <def_arg> } ] } , ... )
      | { ADD ATTRIBUTE <attribute> [ <behavior> ] | DROP ATTRIBUTE [ <if_exists> ] <column> [ <behavior> ]
        | ALTER ATTRIBUTE <column> [ SET DATA ] TYPE <type> [ COLLATE <qualified_name> ] [ <behavior> ] } , ... }`,
    modelled: true,
  },
  'create domain': {
    synopsis: 'CREATE DOMAIN <qualified_name> [ AS ] <type> [ <column_constraint> ] ...',
    modelled: true,
  },
  'alter domain': {
    synopsis: `ALTER DOMAIN <qualified_name> { SET DEFAULT <expression> | DROP DEFAULT | { SET | DROP } NOT NULL
      | ADD [ CONSTRAINT <column> ] { CHECK ( <expression> ) | NOT NULL } [ NOT VALID ]
      | DROP CONSTRAINT [ <if_exists> ] <column> [ <behavior> ] | VALIDATE CONSTRAINT <column>
      | RENAME CONSTRAINT <column> TO <column> | <rename> | <owner> | <set_schema> }`,
    modelled: true,
  },
  'create schema': {
    synopsis: `CREATE SCHEMA { <if_not_exists> { [ <name> ] AUTHORIZATION <role> | <name> }
      | { [ <name> ] AUTHORIZATION <role> | <name> } [ <schema_element> ] ... }`,
    modelled: true,
  },
  'alter schema': { synopsis: 'ALTER SCHEMA <name> { <rename> | <owner> }', modelled: true },
  'create [or] [replace] function': {
    synopsis: `CREATE [ OR REPLACE ] FUNCTION <func_name> ( [ <parameter_> , ... ] )
      [ RETURNS { TABLE ( { <type_function_name> <func_type> } , ... ) | <func_type> } ]
      [ <routine_option> ] ... [ <routine_body> ]`,
    modelled: true,
  },
  'create [or] [replace] procedure': {
    synopsis: `CREATE [ OR REPLACE ] PROCEDURE <func_name> ( [ <parameter_> , ... ] )
      [ <routine_option> ] ... [ <routine_body> ]`,
    modelled: true,
  },
  'create [or] [replace] aggregate': {
    synopsis: `CREATE [ OR REPLACE ] AGGREGATE { <aggregate_with_args> <definition>
      | <func_name> ( { <word> = <def_arg> } , ... ) }`,
    modelled: true,
  },
  'drop table|view|sequence': {
    synopsis: 'DROP { TABLE | VIEW | SEQUENCE } [ <if_exists> ] <qualified_names> [ <behavior> ]',
    modelled: true,
  },
  'drop materialized': {
    synopsis: 'DROP MATERIALIZED VIEW [ <if_exists> ] <qualified_names> [ <behavior> ]',
    modelled: true,
  },
  'drop index': {
    synopsis: 'DROP INDEX [ CONCURRENTLY ] [ <if_exists> ] <qualified_names> [ <behavior> ]',
    modelled: true,
  },
  'drop type|domain': {
    synopsis: 'DROP { TYPE | DOMAIN } [ <if_exists> ] <type> , ... [ <behavior> ]',
    modelled: true,
  },
  'drop schema': { synopsis: 'DROP SCHEMA [ <if_exists> ] <names> [ <behavior> ]', modelled: true },
} as const satisfies Grammar['statements']

export const typeClauses = {
  create_sequence: `CREATE [ <temporary> ] SEQUENCE [ <if_not_exists> ] <table_name> [ <sequence_option> ] ...`,
  sequence_option: `AS <plain_type> | { CACHE | MAXVALUE | MINVALUE } <number> | CYCLE | INCREMENT [ BY ] <number>
    | LOGGED | UNLOGGED | NO { MAXVALUE | MINVALUE | CYCLE } | OWNED BY <qualified_name>
    | SEQUENCE NAME <qualified_name> | START [ WITH ] <number> | RESTART [ [ WITH ] <number> ]`,
  attribute: '<column> <type> [ COLLATE <qualified_name> ]',
  schema_element:
    '<create_table> | <create_index> | <create_sequence> | <create_view> | <create_trigger> | <grant>',
  parameter_: '<func_arg> [ { DEFAULT | = } <expression> ]',
  routine_option: `AS <string> [ , <string> ] | LANGUAGE <word_or_string>
    | TRANSFORM { FOR TYPE <type> } , ... | WINDOW | <function_option>`,
  routine_body: `RETURN <expression> | BEGIN ATOMIC [ [ RETURN <expression> | <statement> ] ; ] ... END`,
} as const satisfies Grammar['clauses']
