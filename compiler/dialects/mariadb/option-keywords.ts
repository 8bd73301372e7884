/**
 * Keywords that may be names, but not those of an engine's options (`information_schema.KEYWORDS` of 10.11),
 * besides those that the grammar has a token for.
 */
export const optionKeywords: ReadonlySet<string> = new Set(
  `account admin algorithm atomic authors auto auto_increment autoextend_size avg avg_row_length
  block body btree catalog_name chain changed channel checksum cipher class_origin client
  coalesce collation column_check column_name committed compact completion concurrent connection
  consistent constraint_catalog constraint_name constraint_schema contains context contributors
  cpu current_pos cursor_name data database datafile delay_key_write des_key_file diagnostics
  directory disable discard disk dumpfile dynamic elsif enable ends engine engines errors event
  events every exception exchange expire export extended extent_size fast faults federated fields
  file format found general goto grants hard hash history hosts hour identified ignore_server_ids
  import indexes initial_size insert_method invisible invoker io io_thread ipc isolation isopen
  issuer key_block_size last_value leaves less level list locks logfile logs master
  master_connect_retry master_delay master_gtid_pos master_heartbeat_period master_host
  master_log_file master_log_pos master_password master_port master_server_id master_ssl
  master_ssl_ca master_ssl_capath master_ssl_cert master_ssl_cipher master_ssl_crl
  master_ssl_crlpath master_ssl_key master_use_gtid master_user max_connections_per_hour
  max_queries_per_hour max_rows max_size max_statement_time max_updates_per_hour
  max_user_connections memory message_text microsecond migrate min_rows minute modify monitor
  month mutex mysql mysql_errno name never no_wait nocache nocycle nodegroup nomaxvalue
  nominvalue none notfound old_password one online pack_keys package page page_checksum partial
  partitioning partitions password persistent phase plugin plugins preserve prev privileges
  process processlist profile profiles proxy quarter raise read_only rebuild recover
  redo_buffer_size redofile redundant relay relay_log_file relay_log_pos relay_thread relaylog
  reload reorganize replay replica_pos replication resume returned_sqlstate reuse reverse routine
  row_count row_format rowcount rownum rowtype rtree schedule schema_name second sequence
  serializable slave_pos slow snapshot soft sql_thread sql_tsi_day sql_tsi_hour sql_tsi_minute
  sql_tsi_month sql_tsi_quarter sql_tsi_second sql_tsi_week sql_tsi_year stage starts statement
  stats_auto_recalc stats_persistent stats_sample_pages status string subclass_origin subject
  subpartition subpartitions super suspend swaps switches sysdate system_time table_checksum
  table_name tables temptable than threads timestamp transaction transactional triggers truncate
  uncommitted undefined undo_buffer_size undofile until use_frm user_resources variables
  versioning via visible warnings week work x509 xml year`.split(/\s+/),
)
