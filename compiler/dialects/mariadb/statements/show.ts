import type { Synopses } from '../../grammar.ts'

/** MariaDB's SHOW and SET, replication: where they are not MySQL's. */
export const show = {
  statements: {
    'purge binary|master logs': {
      synopsis: `PURGE { BINARY | MASTER } LOGS { TO <string> | BEFORE <expression> }`,
    },
    'change master': {
      synopsis: `CHANGE MASTER [ <string> ] TO <master_option> , ... [ FOR CHANNEL <string> ]`,
    },
    'start all slaves|replicas': {
      synopsis: `START ALL { SLAVES | REPLICAS } [ <replica_thread> , ... ]`,
    },
    'stop all slaves|replicas': {
      synopsis: `STOP ALL { SLAVES | REPLICAS } [ <replica_thread> , ... ]`,
    },
    'start slave|replica': {
      synopsis: `START { SLAVE | REPLICA } [ <string> ] { UNTIL <until_option> | [ <replica_thread> , ... ] [ FOR CHANNEL <string> ] }`,
    },
    'stop slave|replica': {
      synopsis: `STOP { SLAVE | REPLICA } [ <string> ] [ <replica_thread> , ... ] [ FOR CHANNEL <string> ]`,
    },
  },
  clauses: {
    show_schema: `{ { DATABASES | SCHEMAS } <show_filter> | [ FULL ] TABLES <show_from> <show_filter> | TABLE STATUS <show_from> <show_filter> | OPEN TABLES <show_from> <show_filter> |
      [ FULL ] TRIGGERS <show_from> <show_filter> | EVENTS <show_from> <show_filter> | [ FULL ] { COLUMNS | FIELDS } { FROM | IN } <relation> <show_from> <show_filter> |
      { INDEX | INDEXES | KEYS } { FROM | IN } <relation> <show_from> [ WHERE <expression> ] }`,
    master_option: `{ { MASTER_HOST | MASTER_USER | MASTER_PASSWORD | MASTER_LOG_FILE | RELAY_LOG_FILE | MASTER_SSL_CA | MASTER_SSL_CAPATH | MASTER_SSL_CERT | MASTER_SSL_CRL |
        MASTER_SSL_CRLPATH | MASTER_SSL_KEY | MASTER_SSL_CIPHER } '=' <string> |
      { MASTER_PORT | MASTER_CONNECT_RETRY | MASTER_DELAY | RELAY_LOG_POS | MASTER_SSL | MASTER_SSL_VERIFY_SERVER_CERT } '=' <ulong> |
      { MASTER_LOG_POS | MASTER_HEARTBEAT_PERIOD } '=' <count> | MASTER_USE_GTID '=' { CURRENT_POS | SLAVE_POS | REPLICA_POS | NO } | MASTER_DEMOTE_TO_SLAVE '=' <count> | MASTER_DEMOTE_TO_REPLICA '=' <count> |
      { IGNORE_SERVER_IDS | DO_DOMAIN_IDS | IGNORE_DOMAIN_IDS } '=' ( [ <ulong> , ... ] ) }`,
    replica_thread: `{ SQL_THREAD | IO_THREAD }`,
    until_option: `{ MASTER_GTID_POS '=' <string> | { { MASTER_LOG_FILE | RELAY_LOG_FILE } '=' <string> | { MASTER_LOG_POS | RELAY_LOG_POS } '=' <count> } , ... }`,
    show_object: `CREATE { { DATABASE | SCHEMA } [ IF NOT EXISTS ] <name> | { TABLE | VIEW | SEQUENCE } <relation> |
      { FUNCTION | PROCEDURE | EVENT | TRIGGER | PACKAGE [ BODY ] } <qualified_name> | USER [ <account> ] }`,
    show_program: `{ { FUNCTION | PROCEDURE | PACKAGE [ BODY ] } STATUS <show_filter> | { FUNCTION | PROCEDURE | PACKAGE BODY } CODE <qualified_name> }`,
    show_server: `{ { CHARACTER SET | CHARSET | CHAR SET } <show_filter> | COLLATION <show_filter> | [ STORAGE ] ENGINES | PLUGINS [ { SONAME { <string> | <show_filter> } | <show_filter> } ] | PRIVILEGES | PROFILES |
      ENGINE { <name> | <string> | ALL } { STATUS | LOGS | MUTEX } | AUTHORS | CONTRIBUTORS |
      { WARNINGS | ERRORS } [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] | COUNT ( '*' ) { WARNINGS | ERRORS } |
      GRANTS [ FOR <account> ] | [ FULL ] PROCESSLIST | EXPLAIN [ <explain_format> ] FOR <expression> | ANALYZE [ <explain_format> ] FOR <expression> |
      PROFILE [ <profile_type> , ... ] [ FOR QUERY <natural> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] |
      [ { GLOBAL | SESSION | LOCAL } ] { STATUS | VARIABLES } <show_filter> | { CLIENT_STATISTICS | INDEX_STATISTICS | TABLE_STATISTICS | USER_STATISTICS } [ WHERE <expression> ] }`,
    show_replication: `{ { BINARY | MASTER } LOGS | { MASTER | BINLOG } STATUS | { SLAVE | REPLICA } HOSTS | { SLAVE | REPLICA } [ <string> ] STATUS [ FOR CHANNEL <string> ] | ALL { SLAVES | REPLICAS } STATUS |
      BINLOG EVENTS [ IN <string> ] [ FROM <count> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] |
      RELAYLOG [ <string> ] EVENTS [ IN <string> ] [ FROM <count> ] [ LIMIT <limit_value> [ { , | OFFSET } <limit_value> ] ] [ FOR CHANNEL <string> ] }`,
    set_item: `{ NAMES { DEFAULT | <charset_name> [ COLLATE <collation> ] } | { CHARACTER SET | CHARSET | CHAR SET } { DEFAULT | <charset_name> } |
      <user_variable> { '=' | ':=' } <expression> | <system_variable> { '=' | ':=' } <set_value> | GLOBAL! <variable_name> { '=' | ':=' } <set_value> |
    [ SESSION | LOCAL ] <assigned> { '=' | ':=' } <set_value> | [ SESSION | LOCAL ] <variable_name> { '=' | ':=' } <set_value> }`,
  },
} as const satisfies Synopses
