import type { Grammar } from '../../grammar.ts'

/** Sequences, types, domains, schemas and routines: chapters read them. */
export const typeStatements = {
  'create [global|local] [temp|temporary|unlogged] sequence': 'chapter',
  'alter sequence': 'chapter',
  'create type': 'chapter',
  'alter type': 'chapter',
  'create domain': 'chapter',
  'alter domain': 'chapter',
  'create schema': 'chapter',
  'alter schema': 'chapter',
  'create [or] [replace] function': 'chapter',
  'create [or] [replace] procedure': 'chapter',
  'create [or] [replace] aggregate': 'chapter',
  'drop table|view|sequence': 'chapter',
  'drop materialized': 'chapter',
  'drop index': 'chapter',
  'drop type|domain': 'chapter',
  'drop schema': 'chapter',
} as const satisfies Grammar['statements']

/** What chapters keep as it is written. */
export const typeClauses = {
  altered_type: '<owner> | SET ( { <label> [ = { NONE | <def_arg> } ] } , ... )',
  type_change: `{ ADD ATTRIBUTE <attribute> [ <behavior> ] | DROP ATTRIBUTE [ <if_exists> ] <column> [ <behavior> ]
    | ALTER ATTRIBUTE <column> [ SET DATA ] TYPE <type> [ COLLATE <qualified_name> ] [ <behavior> ] } , ...`,
  attribute: '<column> <type> [ COLLATE <qualified_name> ]',
  altered_domain: '<owner> | VALIDATE CONSTRAINT <column>',
  domain_change: `SET DEFAULT <expression> | DROP DEFAULT | { SET | DROP } NOT NULL
    | ADD [ CONSTRAINT <column> ] {
      CHECK ( <expression> ) [ NOT VALID | NO INHERIT | NOT DEFERRABLE | INITIALLY IMMEDIATE ] ...
      | NOT NULL [ NOT DEFERRABLE | INITIALLY IMMEDIATE ] ... }
    | DROP CONSTRAINT [ <if_exists> ] <column> [ <behavior> ] | RENAME CONSTRAINT <column> TO <column>`,
  altered_schema: '<owner>',
  routine_options: '<routine_option> ...',
  altered_routine: '<routine_option> ...',
  routine_option: `AS <string> [ , <string> ] | LANGUAGE <word_or_string>
    | TRANSFORM { FOR TYPE <type> } , ... | WINDOW | <function_option>`,
} as const satisfies Grammar['clauses']
