import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.1: databases and what the server holds besides tables and programs. */
export const databases = {
  statements: {
    'create database|schema': {
      synopsis: `CREATE { DATABASE | SCHEMA } [ IF NOT EXISTS ] <name> [ <database_option> ] ...`,
    },
    'alter database|schema': {
      synopsis: `ALTER { DATABASE | SCHEMA } { <unnamed_database_option> [ <altered_database_option> ] ... | <name> <altered_database_option> ... }`,
    },
    'drop database|schema': { synopsis: `DROP { DATABASE | SCHEMA } [ IF EXISTS ] <name>` },
    'create server': {
      synopsis: `CREATE SERVER { <name> | <string> } FOREIGN DATA WRAPPER { <name> | <string> } OPTIONS ( <server_option> , ... )`,
      defines: 'server',
    },
    'alter server': {
      synopsis: `ALTER SERVER { <name> | <string> } OPTIONS ( <server_option> , ... )`,
      defines: 'server',
    },
    'drop server': {
      synopsis: `DROP SERVER [ IF EXISTS ] { <name> | <string> }`,
      defines: 'server',
    },
    'create [or] [replace] spatial reference system': {
      synopsis: `CREATE { OR REPLACE SPATIAL REFERENCE SYSTEM | SPATIAL REFERENCE SYSTEM [ IF NOT EXISTS ] } <natural> [ <srs_attribute> ] ...`,
      defines: 'spatial reference system',
    },
    'drop spatial reference system': {
      synopsis: `DROP SPATIAL REFERENCE SYSTEM [ IF EXISTS ] <natural>`,
      defines: 'spatial reference system',
    },
    'create [undo] tablespace': {
      synopsis: `CREATE { UNDO TABLESPACE <name> ADD DATAFILE <string> [ <engine_clause> [ [ , ] <engine_clause> ] ... ] |
      TABLESPACE <name> [ ADD DATAFILE <string> ] [ USE LOGFILE GROUP <name> ] [ <tablespace_option> [ [ , ] <tablespace_option> ] ... ] }`,
    },
    'alter [undo] tablespace': {
      synopsis: `ALTER { UNDO TABLESPACE <name> SET { ACTIVE | INACTIVE } [ <engine_clause> [ [ , ] <engine_clause> ] ... ] |
      TABLESPACE <name> { { ADD | DROP } DATAFILE <string> [ <altered_tablespace_option> [ [ , ] <altered_tablespace_option> ] ... ] | RENAME TO <name> |
      <altered_tablespace_option> [ [ , ] <altered_tablespace_option> ] ... } }`,
    },
    'drop [undo] tablespace': {
      synopsis: `DROP { UNDO TABLESPACE <name> [ <engine_clause> [ [ , ] <engine_clause> ] ... ] | TABLESPACE <name> [ <dropped_option> [ [ , ] <dropped_option> ] ... ] }`,
    },
    'create logfile group': {
      synopsis: `CREATE LOGFILE GROUP <name> ADD UNDOFILE <string> [ <logfile_option> [ [ , ] <logfile_option> ] ... ]`,
      defines: 'logfile group',
    },
    'alter logfile group': {
      synopsis: `ALTER LOGFILE GROUP <name> ADD UNDOFILE <string> [ <altered_logfile_option> [ [ , ] <altered_logfile_option> ] ... ]`,
      defines: 'logfile group',
    },
    'drop logfile group': {
      synopsis: `DROP LOGFILE GROUP <name> [ <dropped_option> [ [ , ] <dropped_option> ] ... ]`,
      defines: 'logfile group',
    },
  },
  clauses: {
    altered_logfile_option: `{ INITIAL_SIZE [ '=' ] <size> | <dropped_option> }`,
    logfile_option: `{ { INITIAL_SIZE | UNDO_BUFFER_SIZE | REDO_BUFFER_SIZE } [ '=' ] <size> | NODEGROUP [ '=' ] <natural> | COMMENT [ '=' ] <string> | <dropped_option> }`,
    altered_tablespace_option: `{ { INITIAL_SIZE | AUTOEXTEND_SIZE | MAX_SIZE } [ '=' ] <size> | { ENCRYPTION | ENGINE_ATTRIBUTE } [ '=' ] <string> | <dropped_option> }`,
    dropped_option: `{ <engine_clause> | WAIT | NO_WAIT }`,
    engine_clause: `[ STORAGE ] ENGINE [ '=' ] <word_or_string>`,
    unnamed_database_option: `{ [ DEFAULT ] { CHARACTER SET | CHAR SET } [ '=' ] <charset_name> | DEFAULT CHARSET [ '=' ] <charset_name> | [ DEFAULT ] COLLATE [ '=' ] <collation> | DEFAULT ENCRYPTION [ '=' ] <string> |
      READ ONLY [ '=' ] { DEFAULT | 0 | 1 } }`,
    database_option: `{ [ DEFAULT ] { CHARACTER SET | CHARSET | CHAR SET } [ '=' ] <charset_name> | [ DEFAULT ] COLLATE [ '=' ] <collation> | [ DEFAULT ] ENCRYPTION [ '=' ] <string> }`,
    altered_database_option: `{ <database_option> | READ ONLY [ '=' ] { DEFAULT | 0 | 1 } }`,
    server_option: `{ { HOST | DATABASE | USER | PASSWORD | SOCKET | OWNER } <string> | PORT <ulong> }`,
    srs_attribute: `{ NAME <string> | DEFINITION <string> | ORGANIZATION <string> IDENTIFIED BY <natural> | DESCRIPTION <string> }`,
    tablespace_option: `{ { FILE_BLOCK_SIZE | EXTENT_SIZE | INITIAL_SIZE | AUTOEXTEND_SIZE | MAX_SIZE } [ '=' ] <size> | NODEGROUP [ '=' ] <natural> | COMMENT [ '=' ] <string> | { ENCRYPTION | ENGINE_ATTRIBUTE } [ '=' ] <string> | <dropped_option> }`,
    size: `{ <natural> | <bytes> | <identifier> }`,
  },
} as const satisfies Synopses
