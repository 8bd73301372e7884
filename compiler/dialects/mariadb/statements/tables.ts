import type { Synopses } from '../../grammar.ts'

/** MariaDB's CREATE TABLE, ALTER TABLE, sequences: where they are not MySQL's. */
export const tables = {
  statements: {},
  clauses: {
    weight_levels: `<count> { - <count> | [ <weight_direction> ] [ , <count> [ <weight_direction> ] ] ... }`,
    weight_direction: `{ ASC [ REVERSE ] | DESC [ REVERSE ] | REVERSE }`,
    ulong: `{ <count> | <hexadecimal> }`,
    whole_number: `{ <natural> | <hexadecimal> }`,
    subpartition_option: `{ TABLESPACE [ '=' ] <name> | [ STORAGE ] ENGINE [ '=' ] <word_or_string> | { MAX_ROWS | MIN_ROWS | NODEGROUP } [ '=' ] <whole_number> |
      { DATA | INDEX } DIRECTORY [ '=' ] <string> | COMMENT [ '=' ] <string> | CONNECTION [ '=' ] <string> }`,
    subpartition: `SUBPARTITION <word_or_string> [ <subpartition_option> ] ...`,
    setval_values: `, <integer> [ , { TRUE | FALSE | <count> } [ , <count> ] ]`,
    sequence_option: `{ INCREMENT [ { BY | '=' } ] <integer> | { MINVALUE | MAXVALUE } [ '=' ] <integer> | NO { MINVALUE | MAXVALUE } | NOMINVALUE | NOMAXVALUE |
      START [ { WITH | '=' } ] <integer> | CACHE [ '=' ] <integer> | NOCACHE | CYCLE | NOCYCLE }`,
    altered_sequence_options: `{ <sequence_option> | RESTART [ [ { WITH | '=' } ] <integer> ] } ...`,
    common_key_option: `{ KEY_BLOCK_SIZE [ '=' ] <ulong> | COMMENT <string> | IGNORED | NOT IGNORED | CLUSTERING '=' { YES | NO } | <engine_option> }`,
    spatial_system: `REF_SYSTEM_ID '=' <natural>`,
    compression: `COMPRESSED [ '=' <name> ]`,
    column_option: `{ { WITH | WITHOUT } SYSTEM VERSIONING | <engine_option> }`,
    engine_option: `<option_name> '=' { <string> | <count> | <bytes> | DEFAULT | <name> }`,
    enforcement: ``,
    row_bound: `ROW { START | END }`,
    period: `PERIOD FOR <name> ( <column> , <column> )`,
    alter_table_modifier: `[ ONLINE ] [ IGNORE ]`,
    lock_wait: `{ WAIT <count> | NOWAIT }`,
    added: `{ PERIOD { FOR SYSTEM_TIME | [ IF NOT EXISTS ] FOR <name> } ( <column> , <column> ) | SYSTEM VERSIONING }`,
    dropped: `{ PERIOD { FOR SYSTEM_TIME | [ IF EXISTS ] FOR <name> } | SYSTEM VERSIONING }`,
    sequence_options: `[ <sequence_option> ] ... [ <sequence_table_option> [ [ , ] <sequence_table_option> ] ... ]`,
    sequence_table_option: `{ <table_option> | COMMENT [ '=' ] <string> }`,
    constant: `{ <string> | <count> }`,
    history_point: `{ TIMESTAMP <plain_expression> | TRANSACTION <plain_expression> | <plain_expression> }`,
    system_time: `FOR SYSTEM_TIME { ALL | AS OF <history_point> | BETWEEN <history_point> AND <history_point> | FROM <history_point> TO <history_point> }`,
    portion: `FOR PORTION OF <period_name> FROM <plain_expression> TO <plain_expression>`,
    key_option: `{ <common_key_option> | <key_method> }`,
    table_option: `{ ENGINE [ '=' ] <word_or_string> |
      { MAX_ROWS | MIN_ROWS | AUTO_INCREMENT } [ '=' ] <count> | { AVG_ROW_LENGTH | CHECKSUM | TABLE_CHECKSUM | DELAY_KEY_WRITE | KEY_BLOCK_SIZE } [ '=' ] <ulong> |
      { PAGE_CHECKSUM | TRANSACTIONAL } [ '=' ] { DEFAULT | <ulong> } |
      { PASSWORD | CONNECTION } [ '=' ] <string> | SEQUENCE [ '=' ] { DEFAULT | <ulong> } |
      { PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT } [ '=' ] { DEFAULT | <count> } | STATS_SAMPLE_PAGES [ '=' ] { DEFAULT | <ulong> } |
      ROW_FORMAT [ '=' ] { DEFAULT | DYNAMIC | FIXED | COMPRESSED | REDUNDANT | COMPACT | PAGE } |
      UNION [ '=' ] ( [ <relation> , ... ] ) | INSERT_METHOD [ '=' ] { NO | FIRST | LAST } | { DATA | INDEX } DIRECTORY [ '=' ] <string> |
      TABLESPACE <name> | STORAGE { DISK | MEMORY } | WITH SYSTEM VERSIONING |
      [ DEFAULT ] { CHARACTER SET | CHARSET | CHAR SET } [ '=' ] <charset_name> | [ DEFAULT ] COLLATE [ '=' ] <collation> | <engine_option> }`,
    partitioning: `PARTITION BY { { [ LINEAR ] HASH ( <expression> ) | <partition_key> } [ PARTITIONS <whole_number> ] [ <subpartitioning> ] [ ( <plain_partition> , ... ) ] |
      RANGE <partitioned> [ PARTITIONS <whole_number> ] [ <subpartitioning> ] ( <range_partition> , ... ) | LIST <partitioned> [ PARTITIONS <whole_number> ] [ <subpartitioning> ] ( <list_partition> , ... ) |
      SYSTEM_TIME [ { LIMIT [ '+' ] <count> [ AUTO ] | INTERVAL <expression> <interval_unit> [ STARTS [ TIMESTAMP ] <constant> ] [ AUTO ] } ] [ PARTITIONS <whole_number> ] [ <subpartitioning> ] [ ( <history_partition> , ... ) ] }`,
    plain_partition: `[ PARTITION ] <name> <partition_tail>`,
    range_partition: `[ PARTITION ] <name> VALUES LESS THAN <upper_bound> <partition_tail>`,
    list_partition: `[ PARTITION ] <name> { VALUES IN <listed_values> | DEFAULT } <partition_tail>`,
    history_partition: `[ PARTITION ] <name> { HISTORY | CURRENT } <partition_tail>`,
    partition: `[ PARTITION ] <partition_>`,
    partition_: `<name> [ { VALUES { LESS THAN <upper_bound> | IN <listed_values> } | DEFAULT | HISTORY | CURRENT } ] <partition_tail>`,
    partition_option: `{ TABLESPACE [ '=' ] <name> | [ STORAGE ] ENGINE [ '=' ] <word_or_string> | { MAX_ROWS | MIN_ROWS | NODEGROUP } [ '=' ] <whole_number> |
      { DATA | INDEX } DIRECTORY [ '=' ] <string> | COMMENT [ '=' ] <string> | CONNECTION [ '=' ] <string> | <engine_option> }`,
    alter_option: `{ <algorithm_option> | <lock_option> }`,
    algorithm_option: `ALGORITHM [ '=' ] { DEFAULT | INSTANT | INPLACE | COPY | NOCOPY }`,
    dropped_index_option: ``,
    index_use: `[ NOT ] IGNORED`,
    partition_action: `{ DISCARD TABLESPACE | IMPORT TABLESPACE | ADD PARTITION [ IF NOT EXISTS ] [ <binlog_word> ] { ( <partition> , ... ) | PARTITIONS <whole_number> } |
      DROP PARTITION [ IF EXISTS ] <name> , ... | REBUILD PARTITION [ <binlog_word> ] <all_or_names> | OPTIMIZE PARTITION [ <binlog_word> ] <all_or_names> |
      ANALYZE PARTITION [ <binlog_word> ] <all_or_names> | CHECK PARTITION <all_or_names> [ { QUICK | FAST | MEDIUM | EXTENDED | CHANGED | FOR UPGRADE } ] ... |
      REPAIR PARTITION [ <binlog_word> ] <all_or_names> [ { QUICK | EXTENDED | USE_FRM } ] ... | COALESCE PARTITION [ <binlog_word> ] <whole_number> | TRUNCATE PARTITION <all_or_names> |
      REORGANIZE PARTITION [ <binlog_word> ] [ <name> , ... INTO ( <partition> , ... ) ] | EXCHANGE PARTITION <name> WITH TABLE <relation> |
      CONVERT PARTITION <name> TO TABLE <relation> | CONVERT TABLE <relation> TO PARTITION <partition_> | REMOVE PARTITIONING | <partitioning> }`,
    idle_action: `{ <alter_option> | DISABLE KEYS | ENABLE KEYS | CONVERT TO { CHARACTER SET | CHARSET | CHAR SET } <charset_name> [ COLLATE <collation> ] | FORCE | ORDER BY { <sorted_column> [ { ASC | DESC } ] } , ... |
      <table_option> ... }`,
  },
} as const satisfies Synopses
