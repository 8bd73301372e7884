import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.7: administration statements but accounts, SET and SHOW. */
export const administration = {
  statements: {
    'alter resource group': {
      synopsis: `ALTER RESOURCE GROUP <name> [ VCPU [ '=' ] <cpu_range> , ... ] [ THREAD_PRIORITY [ '=' ] <signed_integer> ]
    [ { ENABLE | DISABLE } ] [ FORCE ]`,
      defines: 'resource group',
    },
    'create resource group': {
      synopsis: `CREATE RESOURCE GROUP <name> TYPE [ '=' ] { SYSTEM | USER } [ VCPU [ '=' ] <cpu_range> , ... ]
    [ THREAD_PRIORITY [ '=' ] <signed_integer> ] [ { ENABLE | DISABLE } ]`,
      defines: 'resource group',
    },
    'drop resource group': {
      synopsis: `DROP RESOURCE GROUP <name> [ FORCE ]`,
      defines: 'resource group',
    },
    'set resource group': {
      synopsis: `SET RESOURCE GROUP <name> [ FOR <natural> [ [ , ] <natural> ] ... ]`,
    },
    'analyze [no_write_to_binlog|local] table|tables': {
      synopsis: `ANALYZE [ <binlog_word> ] <table_word> <relation> , ... [ { UPDATE HISTOGRAM ON <column> , ...
    [ { USING DATA <string> | [ WITH <natural> BUCKETS ] [ { AUTO | MANUAL } UPDATE ] } ] | DROP HISTOGRAM ON <column> , ... } ]`,
    },
    'check table|tables': {
      synopsis: `CHECK <table_word> <relation> , ... [ { QUICK | FAST | MEDIUM | EXTENDED | CHANGED | FOR UPGRADE } ] ...`,
    },
    'checksum table|tables': {
      synopsis: `CHECKSUM <table_word> <relation> , ... [ { QUICK | EXTENDED } ]`,
    },
    'optimize [no_write_to_binlog|local] table|tables': {
      synopsis: `OPTIMIZE [ <binlog_word> ] <table_word> <relation> , ...`,
    },
    'repair [no_write_to_binlog|local] table|tables': {
      synopsis: `REPAIR [ <binlog_word> ] <table_word> <relation> , ... [ { QUICK | EXTENDED | USE_FRM } ] ...`,
    },
    'import table': { synopsis: `IMPORT TABLE FROM <string> , ...` },
    'install component': {
      synopsis: `INSTALL COMPONENT <string> , ... [ SET { [ { GLOBAL | PERSIST } ] <variable_name> { '=' | ':=' } { ON | <queryless_expression> } } , ... ]`,
    },
    'install plugin': { synopsis: `INSTALL PLUGIN <name> SONAME <string>` },
    'uninstall component': { synopsis: `UNINSTALL COMPONENT <string> , ...` },
    'uninstall plugin': { synopsis: `UNINSTALL PLUGIN <name>` },
    clone: {
      synopsis: `CLONE { LOCAL DATA DIRECTORY [ '=' ] <string> |
    INSTANCE FROM <user_part> [ <host> ] <port> IDENTIFIED BY <string> [ DATA DIRECTORY [ '=' ] <string> ] [ REQUIRE [ NO ] SSL ] }`,
    },
    binlog: { synopsis: `BINLOG <string>` },
    'cache index': {
      synopsis: `CACHE INDEX { <cached_keys> , ... | <relation> PARTITION ( <partition_names> ) [ <key_names> ] } IN { <name> | DEFAULT }`,
    },
    'load index': {
      synopsis: `LOAD INDEX INTO CACHE { <preloaded_keys> , ... | <relation> PARTITION ( <partition_names> ) [ <key_names> ] [ IGNORE LEAVES ] }`,
    },
    flush: {
      synopsis: `FLUSH [ <binlog_word> ] { <table_word> [ { WITH READ LOCK | <relation> , ... [ { WITH READ LOCK | FOR EXPORT } ] } ] |
    <flush_option> , ... }`,
    },
    kill: { synopsis: `KILL [ { CONNECTION | QUERY } ] <expression>` },
    reset: {
      synopsis: `RESET { PERSIST! [ [ IF EXISTS ] <persisted_name> ] | <reset_option> , ... }`,
    },
    restart: { synopsis: `RESTART` },
    shutdown: { synopsis: `SHUTDOWN` },
    'alter instance': {
      synopsis: `ALTER INSTANCE { ROTATE { INNODB | BINLOG } MASTER KEY | { ENABLE | DISABLE } INNODB REDO_LOG |
    RELOAD TLS [ FOR CHANNEL <name> ] [ NO ROLLBACK ON ERROR ] | RELOAD KEYRING }`,
    },
    help: { synopsis: `HELP { <name> | <string> }` },
    use: { synopsis: `USE <name>` },
    'describe|desc|explain': {
      synopsis: `{ DESCRIBE | DESC | EXPLAIN } { <relation> [ { <column> | <string> } ] | <explained> }`,
    },
  },
  clauses: {
    cpu_range: `<natural> [ - <natural> ]`,
    signed_integer: `[ - ] <natural>`,
    binlog_word: `{ NO_WRITE_TO_BINLOG | LOCAL }`,
    table_word: `{ TABLE | TABLES }`,
    loadable_function: `[ AGGREGATE ] FUNCTION [ IF NOT EXISTS ] <name> RETURNS { STRING | INT | INTEGER | REAL | DECIMAL | DEC } SONAME <string>`,
    cached_keys: `<relation> [ <key_names> ]`,
    key_names: `{ INDEX | KEY } ( [ { <name> | PRIMARY } , ... ] )`,
    partition_names: `{ ALL | <name> , ... }`,
    preloaded_keys: `<relation> [ <key_names> ] [ IGNORE LEAVES ]`,
    flush_option: `{ { BINARY | ENGINE | ERROR | GENERAL | SLOW } LOGS | RELAY LOGS [ FOR CHANNEL <string> ] | LOGS | PRIVILEGES |
    OPTIMIZER_COSTS | STATUS | USER_RESOURCES }`,
    persisted_name: `<name> [ . <name> ]`,
    reset_option: `{ BINARY LOGS AND GTIDS [ TO <natural> ] | REPLICA! [ ALL ] [ FOR CHANNEL <string> ] }`,
    explained: `{ [ <explain_format> ] FOR CONNECTION { <natural> | <hexadecimal> } | [ ANALYZE ] [ <explain_format> ] [ <explain_into> ] [ <explain_schema> ] <preparable> }`,
    explain_format: `FORMAT '=' { <name> | <string> }`,
    explain_into: `INTO <variable>`,
    explain_schema: `FOR { DATABASE | SCHEMA } <name>`,
  },
} as const satisfies Synopses
