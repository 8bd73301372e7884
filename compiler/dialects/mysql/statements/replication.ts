import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.4: replication statements. */
export const replication = {
  statements: {
    'purge binary logs': {
      synopsis: `PURGE BINARY LOGS { TO <string> | BEFORE <queryless_expression> }`,
    },
    'change replication filter': {
      synopsis: `CHANGE REPLICATION FILTER <replication_filter> , ... [ FOR CHANNEL <string> ]`,
    },
    'change replication source': {
      synopsis: `CHANGE REPLICATION SOURCE TO <source_option> , ... [ FOR CHANNEL <string> ]`,
    },
    'start replica': {
      synopsis: `START REPLICA [ <replica_thread> , ... ] [ UNTIL <until_option> ] [ USER '=' <string> ] [ PASSWORD '=' <string> ] [ DEFAULT_AUTH '=' <string> ] [ PLUGIN_DIR '=' <string> ] [ FOR CHANNEL <string> ]`,
    },
    'stop replica': {
      synopsis: `STOP REPLICA [ <replica_thread> , ... ] [ FOR CHANNEL <string> ]`,
    },
    'start group_replication': {
      synopsis: `START GROUP_REPLICATION [ { { USER | PASSWORD | DEFAULT_AUTH } '=' <string> } , ... ]`,
    },
    'stop group_replication': { synopsis: `STOP GROUP_REPLICATION` },
  },
  clauses: {
    replication_filter: `{ { REPLICATE_DO_DB | REPLICATE_IGNORE_DB } '=' ( [ <name> , ... ] ) |
    { REPLICATE_DO_TABLE | REPLICATE_IGNORE_TABLE } '=' ( [ { <name> . <name> } , ... ] ) |
    { REPLICATE_WILD_DO_TABLE | REPLICATE_WILD_IGNORE_TABLE } '=' ( [ <string> , ... ] ) |
    REPLICATE_REWRITE_DB '=' ( [ { ( <name> , <name> ) } , ... ] ) }`,
    source_option: `{ { SOURCE_HOST | SOURCE_USER | SOURCE_PASSWORD | SOURCE_BIND | NETWORK_NAMESPACE | SOURCE_LOG_FILE | RELAY_LOG_FILE |
      SOURCE_SSL_CA | SOURCE_SSL_CAPATH | SOURCE_SSL_CERT | SOURCE_SSL_CRL | SOURCE_SSL_CRLPATH | SOURCE_SSL_KEY | SOURCE_SSL_CIPHER |
      SOURCE_TLS_VERSION | SOURCE_PUBLIC_KEY_PATH | SOURCE_COMPRESSION_ALGORITHMS } '=' <string> |
    { SOURCE_PORT | SOURCE_CONNECT_RETRY | SOURCE_RETRY_COUNT | SOURCE_DELAY | RELAY_LOG_POS |
      SOURCE_ZSTD_COMPRESSION_LEVEL | SOURCE_SSL | SOURCE_SSL_VERIFY_SERVER_CERT | GET_SOURCE_PUBLIC_KEY | SOURCE_AUTO_POSITION |
      REQUIRE_ROW_FORMAT } '=' <ulong> | SOURCE_LOG_POS '=' <count> |
    { SOURCE_CONNECTION_AUTO_FAILOVER | GTID_ONLY } '=' { 0 | 1 } |
    SOURCE_HEARTBEAT_PERIOD '=' <count> | SOURCE_TLS_CIPHERSUITES '=' { NULL | <string> } |
    PRIVILEGE_CHECKS_USER '=' { NULL | <user_part> [ <host> ] } | REQUIRE_TABLE_PRIMARY_KEY_CHECK '=' { STREAM | ON | OFF | GENERATE } |
    ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS '=' { OFF | LOCAL | <string> } | IGNORE_SERVER_IDS '=' ( [ <count> , ... ] ) }`,
    replica_thread: `{ SQL_THREAD | IO_THREAD | RELAY_THREAD }`,
    until_option: `{ { SQL_BEFORE_GTIDS | SQL_AFTER_GTIDS } '=' <string> | SQL_AFTER_MTS_GAPS |
    { { SOURCE_LOG_FILE | RELAY_LOG_FILE } '=' <string> | { SOURCE_LOG_POS | RELAY_LOG_POS } '=' <count> } , ... }`,
  },
} as const satisfies Synopses
