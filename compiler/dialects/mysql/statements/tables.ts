import type { Synopses } from '../../grammar.ts'

/** MySQL 9 manual 15.1.20: options of tables, partitions and keys. */
export const tables = {
  statements: {},
  clauses: {
    whole_number: `{ <natural> | <hexadecimal> | <quoted_hexadecimal> }`,
    spatial_option: `<common_key_option>`,
    fulltext_option: `{ <common_key_option> | WITH PARSER <name> }`,
    common_key_option: `{ KEY_BLOCK_SIZE [ '=' ] <ulong> | COMMENT <string> | VISIBLE | INVISIBLE | ENGINE_ATTRIBUTE [ '=' ] <string> | SECONDARY_ENGINE_ATTRIBUTE [ '=' ] <string> }`,
    column_option: `{ COLUMN_FORMAT { DEFAULT | FIXED | DYNAMIC } | STORAGE { DEFAULT | DISK | MEMORY } | SRID <whole_number> | VISIBLE | EXTERNAL_FORMAT <string> | { ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE } [ '=' ] <string> |
      NOT SECONDARY }`,
    enforcement: `[ NOT ] ENFORCED`,
    visibility: `{ VISIBLE | INVISIBLE }`,
    index_use: `{ VISIBLE | INVISIBLE }`,
    key_method: `{ USING | TYPE } <method_name>`,
    unnamed_key_method: `USING <method_name>`,
    method_name: `{ BTREE | RTREE | HASH }`,
    alter_table_modifier: ``,
    lock_wait: ``,
    added: ``,
    dropped: ``,
    last_partitioning: `{ <partitioning> | REMOVE PARTITIONING }`,
    view_characteristics: `[ ALGORITHM '=' { UNDEFINED | MERGE | TEMPTABLE } ] [ <definer> ] [ SQL SECURITY { DEFINER | INVOKER } ]`,
    view_security: `SQL SECURITY { DEFINER | INVOKER }`,
    view_check: `WITH [ { CASCADED | LOCAL } ] CHECK OPTION`,
    text_literal: `{ <string> | <bytes> }`,
    table_option: `{ ENGINE [ '=' ] <word_or_string> | { SECONDARY_ENGINE } [ '=' ] { NULL | <word_or_string> } |
    { MAX_ROWS | MIN_ROWS | AVG_ROW_LENGTH | AUTO_INCREMENT | KEY_BLOCK_SIZE } [ '=' ] <count> | { CHECKSUM | TABLE_CHECKSUM | DELAY_KEY_WRITE } [ '=' ] <ulong> |
    { PASSWORD | COMMENT | COMPRESSION | ENCRYPTION | CONNECTION | ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE } [ '=' ] <string> |
    AUTOEXTEND_SIZE [ '=' ] <size> | { PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT } [ '=' ] { DEFAULT | 0 | 1 } |
    STATS_SAMPLE_PAGES [ '=' ] { DEFAULT | <ulong> } | ROW_FORMAT [ '=' ] { DEFAULT | DYNAMIC | FIXED | COMPRESSED | REDUNDANT | COMPACT } |
    UNION [ '=' ] ( [ <relation> , ... ] ) | INSERT_METHOD [ '=' ] { NO | FIRST | LAST } | { DATA | INDEX } DIRECTORY [ '=' ] <string> |
    TABLESPACE [ '=' ] <name> | STORAGE { DISK | MEMORY } | START TRANSACTION | <external_option> |
    [ DEFAULT ] { CHARACTER SET | CHARSET | CHAR SET } [ '=' ] <charset_name> | [ DEFAULT ] COLLATE [ '=' ] <collation> }`,
    external_option: `{ FILE_FORMAT [ '=' ] ( [ { FORMAT <word_or_string> | HEADER { ON | OFF } | { CHARACTER SET | CHARSET | CHAR SET } <charset_name> | COMPRESSION <string> } ] ...
      [ <field_format> ] [ <line_format> ] [ IGNORE <natural> { LINES | ROWS } ] ) | FILES [ '=' ] ( { <file_option> ... } , ... ) |
      AUTO_REFRESH_SOURCE [ '=' ] { NONE | <string> } | { ALLOW_MISSING_FILES | STRICT_LOAD | VERIFY_KEY_CONSTRAINTS | AUTO_REFRESH } [ '=' ] { DEFAULT | 0 | 1 } }`,
    file_option: `{ { URI | URL | FILE_NAME | FILE_PATTERN | FILE_PREFIX } [ '=' ] <string> | { ALLOW_MISSING_FILES | STRICT_LOAD } [ '=' ] { DEFAULT | 0 | 1 } }`,
    partitioning: `PARTITION BY { { [ LINEAR ] HASH ( <expression> ) | <partition_key> } [ PARTITIONS <whole_number> ] [ <subpartitioning> ] [ ( { <plain_partition> } , ... ) ] |
      RANGE <partitioned> [ PARTITIONS <whole_number> ] [ <subpartitioning> ] ( <range_partition> , ... ) | LIST <partitioned> [ PARTITIONS <whole_number> ] [ <subpartitioning> ] ( <list_partition> , ... ) }`,
    partitioned: `{ ( <expression> ) | COLUMNS ( <column> , ... ) }`,
    subpartitioning: `SUBPARTITION BY { [ LINEAR ] HASH ( <expression> ) | [ LINEAR ] KEY [ ALGORITHM '=' { 1 | 2 } ] ( <column> , ... ) } [ SUBPARTITIONS <whole_number> ]`,
    plain_partition: `PARTITION <name> <partition_tail>`,
    range_partition: `PARTITION <name> VALUES LESS THAN <upper_bound> <partition_tail>`,
    list_partition: `PARTITION <name> VALUES IN <listed_values> <partition_tail>`,
    partition: `PARTITION <name> [ VALUES { LESS THAN <upper_bound> | IN <listed_values> } ] <partition_tail>`,
    upper_bound: `{ MAXVALUE | ( <bound> , ... ) }`,
    listed_values: `( { { ( <expression> , ... ) } , ... | { <expression> } , ... } )`,
    partition_tail: `[ <partition_option> ] ... [ ( <subpartition> , ... ) ]`,
    partition_key: `[ LINEAR ] KEY [ ALGORITHM '=' { 1 | 2 } ] ( [ <column> , ... ] )`,
    bound: `{ MAXVALUE | <expression> }`,
    partition_option: `{ TABLESPACE [ '=' ] <name> | [ STORAGE ] ENGINE [ '=' ] <word_or_string> | NODEGROUP [ '=' ] <whole_number> | { MAX_ROWS | MIN_ROWS } [ '=' ] <whole_number> |
    { DATA | INDEX } DIRECTORY [ '=' ] <string> | COMMENT [ '=' ] <string> }`,
    subpartition: `SUBPARTITION <word_or_string> [ <partition_option> ] ...`,
    key_option: `{ <common_key_option> | <key_method> }`,
    alter_option: `{ <algorithm_option> | <lock_option> | { WITH | WITHOUT } VALIDATION }`,
    sorted_column: `<name> [ . <member> [ . <member> ] ]`,
    created_index_option: `{ <algorithm_option> [ <lock_option> ] | <lock_option> [ <algorithm_option> ] }`,
    dropped_index_option: `<created_index_option>`,
    algorithm_option: `ALGORITHM [ '=' ] { DEFAULT | INSTANT | INPLACE | COPY }`,
    lock_option: `LOCK [ '=' ] { DEFAULT | NONE | SHARED | EXCLUSIVE }`,
    all_or_names: `{ ALL | <name> , ... }`,
    partition_action: `{ DISCARD PARTITION <all_or_names> TABLESPACE | IMPORT PARTITION <all_or_names> TABLESPACE | ADD PARTITION [ <binlog_word> ] { ( <partition> , ... ) | PARTITIONS <whole_number> } |
    DROP PARTITION <name> , ... | REBUILD PARTITION [ <binlog_word> ] <all_or_names> | OPTIMIZE PARTITION [ <binlog_word> ] <all_or_names> |
    ANALYZE PARTITION [ <binlog_word> ] <all_or_names> | CHECK PARTITION <all_or_names> [ { QUICK | FAST | MEDIUM | EXTENDED | CHANGED | FOR UPGRADE } ] ... |
    REPAIR PARTITION [ <binlog_word> ] <all_or_names> [ { QUICK | EXTENDED | USE_FRM } ] ... | COALESCE PARTITION [ <binlog_word> ] <whole_number> | TRUNCATE PARTITION <all_or_names> |
    REORGANIZE PARTITION [ <binlog_word> ] [ <name> , ... INTO ( <partition> , ... ) ] | EXCHANGE PARTITION <name> WITH TABLE <relation> [ { WITH | WITHOUT } VALIDATION ] |
    SECONDARY_LOAD [ PARTITION ( <name> , ... ) ] [ GUIDED { ON | OFF } ] | SECONDARY_UNLOAD [ PARTITION ( <name> , ... ) ] | REMOVE PARTITIONING | <partitioning> }`,
    idle_action: `{ <alter_option> | DISABLE KEYS | ENABLE KEYS | CONVERT TO { CHARACTER SET | CHARSET | CHAR SET } { <charset_name> | DEFAULT } [ COLLATE <collation> ] | FORCE | ORDER BY { <sorted_column> [ { ASC | DESC } ] } , ... |
    DISCARD TABLESPACE | IMPORT TABLESPACE | ALTER { CHECK | CONSTRAINT } <name> [ NOT ] ENFORCED | <table_option> ... }`,
  },
} as const satisfies Synopses
