import type { Grammar } from '../../grammar.ts'

/** Databases, tablespaces, the server; extensions and languages. */
export const databaseStatements = {
  'create database': { synopsis: 'CREATE DATABASE <name> [ WITH ] [ <database_option> ] ...' },
  'alter database': {
    synopsis: `ALTER DATABASE <name> { SET TABLESPACE <column> | REFRESH COLLATION VERSION | <owner> | <rename>
      | <set_or_reset> | [ WITH ] <database_option> ... }`,
  },
  'drop database': {
    synopsis: 'DROP DATABASE [ <if_exists> ] <name> [ [ WITH ] ( FORCE , ... ) ]',
  },
  'create tablespace': {
    synopsis: 'CREATE TABLESPACE <name> [ OWNER <role> ] LOCATION <string> [ WITH <reloptions> ]',
  },
  'alter tablespace': {
    synopsis: 'ALTER TABLESPACE <name> { { SET | RESET } <reloptions> | <owner> | <rename> }',
  },
  'drop tablespace': { synopsis: 'DROP TABLESPACE [ <if_exists> ] <name>' },
  'alter system': { synopsis: 'ALTER SYSTEM { SET <setting> | RESET { ALL | <variable> } }' },
  'create extension': {
    synopsis: `CREATE EXTENSION [ <if_not_exists> ] <name> [ WITH ] [ SCHEMA <column>
      | VERSION <word_or_string> | CASCADE ] ...`,
    defines: 'extension',
  },
  'alter extension': {
    synopsis: `ALTER EXTENSION <name> { UPDATE [ TO <word_or_string> ] ... | <set_schema>
      | { ADD | DROP } { <described_object> | <operator_object> | <cast_object> } }`,
    defines: 'extension',
  },
  'create [or] [replace] [trusted] [procedural] language': {
    synopsis: `CREATE [ OR REPLACE ] [ TRUSTED ] [ PROCEDURAL ] LANGUAGE <name> [ HANDLER <handler>
      [ INLINE <handler> ] [ VALIDATOR <handler> | NO VALIDATOR ] ]`,
    defines: 'language',
  },
  'alter [procedural] language': {
    synopsis: 'ALTER [ PROCEDURAL ] LANGUAGE <name> { <owner> | <rename> }',
    defines: 'language',
  },
  'create access method': {
    synopsis: 'CREATE ACCESS METHOD <name> TYPE { INDEX | TABLE } HANDLER <handler>',
    defines: 'access method',
  },
  'create event trigger': {
    synopsis: `CREATE EVENT TRIGGER <name> ON <label> [ WHEN <event_filter> [ AND <event_filter> ] ... ]
      EXECUTE { FUNCTION | PROCEDURE } <routine> ( )`,
    defines: 'event trigger',
  },
  'alter event trigger': {
    synopsis:
      'ALTER EVENT TRIGGER <name> { ENABLE [ REPLICA | ALWAYS ] | DISABLE | <owner> | <rename> }',
    defines: 'event trigger',
  },
  'alter large': { synopsis: 'ALTER LARGE OBJECT <number> <owner>' },
} as const satisfies Grammar['statements']

export const databaseClauses = {
  database_option: `{ CONNECTION LIMIT | ENCODING | LOCATION | OWNER | TABLESPACE | TEMPLATE | <identifier> }
    [ = ] { <option_value> | DEFAULT }`,
  handler: '<column> { . <label> } ... | <column>',
  event_filter: '<column> IN ( <string> , ... )',
} as const satisfies Grammar['clauses']
