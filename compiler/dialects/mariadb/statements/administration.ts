import type { Synopses } from '../../grammar.ts'

/** MariaDB's administration statements: where they are not MySQL's. */
export const administration = {
  statements: {
    xa: {
      synopsis: `XA { { START | BEGIN } <xid> [ { JOIN | RESUME } ] | END <xid> [ SUSPEND [ FOR MIGRATE ] ] | PREPARE <xid> | COMMIT <xid> [ ONE PHASE ] | ROLLBACK <xid> | RECOVER [ FORMAT '=' { <string> | <name> } ] }`,
    },
    'delete history from': {
      synopsis: `DELETE HISTORY FROM <relation> [ PARTITION ( <name> , ... ) ] [ BEFORE SYSTEM_TIME <history_point> ]`,
    },
    do: { synopsis: `DO <expression> , ...` },
    'set statement': {
      synopsis: `SET STATEMENT { <variable_name> '=' <set_value> } , ... FOR <statement>`,
    },
    'analyze [no_write_to_binlog|local] table|tables': {
      synopsis: `ANALYZE [ <binlog_word> ] <table_word> { <relation> [ PERSISTENT FOR { ALL | COLUMNS { ALL | ( [ <column> , ... ] ) } INDEXES { ALL | ( [ { <name> | PRIMARY } , ... ] ) } } ] } , ...`,
    },
    'check table|tables': {
      synopsis: `CHECK <table_word> <relation> , ... [ { QUICK | FAST | MEDIUM | EXTENDED | CHANGED | FOR UPGRADE } ] ...`,
    },
    'check view': { synopsis: `CHECK VIEW <relation> , ... [ FOR UPGRADE ]` },
    'repair [no_write_to_binlog|local] view': {
      synopsis: `REPAIR [ <binlog_word> ] VIEW <relation> , ... [ FROM MYSQL ]`,
    },
    'optimize [no_write_to_binlog|local] table|tables': {
      synopsis: `OPTIMIZE [ <binlog_word> ] <table_word> <relation> , ... [ { WAIT <count> | NOWAIT } ]`,
    },
    'install plugin': { synopsis: `INSTALL PLUGIN [ IF NOT EXISTS ] <name> SONAME <string>` },
    'install soname': { synopsis: `INSTALL SONAME <string>` },
    'uninstall plugin': { synopsis: `UNINSTALL PLUGIN [ IF EXISTS ] <name>` },
    'uninstall soname': { synopsis: `UNINSTALL SONAME [ IF EXISTS ] <string>` },
    flush: {
      synopsis: `FLUSH [ <binlog_word> ] { <table_word> [ { WITH READ LOCK [ AND DISABLE CHECKPOINT ] | <relation> , ... [ { WITH READ LOCK | FOR EXPORT } ] } ] | <flush_option> , ... }`,
    },
    kill: {
      synopsis: `KILL [ { HARD | SOFT } ] [ { CONNECTION | QUERY [ ID ] } ] { USER <account> | <expression> }`,
    },
    reset: { synopsis: `RESET <reset_option> , ...` },
    shutdown: { synopsis: `SHUTDOWN [ WAIT FOR ALL { SLAVES | REPLICAS } ]` },
    backup: {
      synopsis: `BACKUP { STAGE { START | FLUSH | BLOCK_DDL | BLOCK_COMMIT | END } | LOCK <relation> | UNLOCK }`,
    },
    'describe|desc|explain': {
      synopsis: `{ DESCRIBE | DESC | EXPLAIN } { <explained> | <relation> [ { <column> | <string> } ] }`,
    },
    analyze: { synopsis: `ANALYZE [ <explain_format> ] <preparable>` },
    'execute immediate': {
      synopsis: `EXECUTE IMMEDIATE <expression> [ USING { <expression> | DEFAULT | IGNORE } , ... ]`,
    },
    execute: { synopsis: `EXECUTE <name> [ USING { <expression> | DEFAULT | IGNORE } , ... ]` },
    prepare: { synopsis: `PREPARE <name> FROM <expression>` },
    'lock table|tables': {
      synopsis: `LOCK <table_word> { <relation> [ [ { AS | '=' } ] <name> ] { READ [ LOCAL ] | WRITE [ CONCURRENT ] | LOW_PRIORITY WRITE } } , ... [ { WAIT <count> | NOWAIT } ]`,
    },
    truncate: { synopsis: `TRUNCATE [ TABLE ] <relation> [ { WAIT <count> | NOWAIT } ]` },
    unlock: { synopsis: `UNLOCK <table_word>` },
    'start transaction': {
      synopsis: `START TRANSACTION [ { WITH CONSISTENT SNAPSHOT | READ ONLY } , ... | { WITH CONSISTENT SNAPSHOT | READ WRITE } , ... ]`,
    },
    'begin not atomic': { synopsis: `<top_compound>` },
    'if|case|loop|repeat|while|for': { synopsis: `<top_compound>` },
    'load data|xml': {
      synopsis: `LOAD { DATA | XML } [ { LOW_PRIORITY | CONCURRENT } ] [ LOCAL ] INFILE <string> [ { REPLACE | IGNORE } ] INTO TABLE <relation> [ PARTITION ( <name> , ... ) ]
        [ { CHARACTER SET | CHARSET } <charset_name> ] [ ROWS IDENTIFIED BY <text_literal> ] [ <field_format> ] [ <line_format> ] [ IGNORE <natural> { LINES | ROWS } ]
        [ ( [ { <variable> | <column> [ . <column> ] [ . <column> ] } , ... ] ) ] [ SET { <column> [ . <column> ] [ . <column> ] { '=' | ':=' } <row_value> } , ... ]`,
    },
    call: {
      synopsis: `CALL { <procedure_call> | <qualified_name> . <member> [ ( [ <expression> , ... ] ) ] }`,
    },
  },
  clauses: {
    flush_option: `{ BINARY LOGS DELETE_DOMAIN_ID '=' ( [ <count> , ... ] ) | [ { BINARY | ENGINE | ERROR | GENERAL | SLOW } ] LOGS | RELAY LOGS [ <string> ] [ FOR CHANNEL <string> ] | QUERY CACHE | HOSTS | PRIVILEGES |
      STATUS | { SLAVE | REPLICA } [ <string> ] | MASTER | DES_KEY_FILE | SSL | USER_RESOURCES | CLIENT_STATISTICS | INDEX_STATISTICS | TABLE_STATISTICS | USER_STATISTICS | THREADS | THREAD_POOL_STATS | THREAD_POOL_WAITS }`,
    reset_option: `{ { SLAVE | REPLICA! } [ <string> ] [ ALL ] [ FOR CHANNEL <string> ] | MASTER [ TO <count> ] | QUERY CACHE }`,
    explained: `{ [ { EXTENDED [ ALL ] | PARTITIONS | <explain_format> } ] <preparable> | [ <explain_format> ] FOR CONNECTION <expression> }`,
  },
} as const satisfies Synopses
