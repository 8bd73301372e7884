import type { KeywordGroup } from '../lexical.ts'

/** sql_yacc.yy, ident_keywords_ambiguous: they may begin a statement, or be a privilege. */
export const unfitNames = {
  label:
    `ascii begin binlog byte cache charset checksum clone comment commit contains deallocate do end execute flush follows
    handler import install language no precedes prepare repair reset restart rollback savepoint shutdown signed
    slave start stop truncate unicode uninstall xa`.split(/\s+/),
  role: `event execute file none process proxy reload replication resource restart shutdown super`.split(
    ' ',
  ),
  period: [],
  type: [],
}

/** MySQL 9 manual 11.3: the reserved words. Behind a point every word is a name. */
export const reserved = [
  {
    names: ['member'],
    words: `accessible add all alter analyze and as asc asensitive before between both by call cascade
      case change check collate column condition constraint continue create cross cube cursor
      databases day_hour day_microsecond day_minute day_second declare delayed delete desc
      describe deterministic distinct distinctrow div drop dual each else elseif empty enclosed escaped
      except exit explain external false fetch for force foreign from fulltext function generated
      get grant group groups having high_priority hour_microsecond hour_minute hour_second ignore
      in index infile inner inout insensitive intersect into io_after_gtids io_before_gtids is
      iterate join json_table key keys kill lateral leading leave library like limit linear lines load lock
      loop low_priority maxvalue minute_microsecond minute_second modifies natural
      no_write_to_binlog not null of on optimize optimizer_costs option optionally or order out
      outer outfile over partition precision primary procedure purge qualify range read read_write
      reads recursive references regexp release rename require resignal restrict return revoke
      rlike rows schemas second_microsecond select sensitive separator show signal spatial
      specific sql sql_big_result sql_calc_found_rows sql_small_result sqlexception sqlstate
      sqlwarning ssl starting stored straight_join system table tablesample terminated then to
      trailing trigger true undo union unique unlock update usage use using varying virtual when
      where while window with write xor year_month zerofill`,
  },
  {
    // Functions with a reserved name.
    names: ['function', 'member'],
    words: `convert cume_dist current_date current_time current_timestamp current_user database default
      dense_rank exists first_value grouping if insert interval lag last_value lead
      left localtime localtimestamp match mod nth_value ntile percent_rank rank repeat replace
      right row row_number schema utc_date utc_time utc_timestamp values`,
  },
  {
    // Types with a reserved name; some are functions as well.
    names: ['type', 'function', 'member'],
    words: 'binary char character',
  },
  {
    names: ['type', 'member'],
    words: `bigint blob dec decimal double float float4 float8 int int1 int2 int3 int4 int8
      integer long longblob longtext mediumblob mediumint mediumtext middleint numeric real
      set smallint tinyblob tinyint tinytext unsigned varbinary varchar varcharacter`,
  },
  {
    // Operators: behind an operand they are no alias.
    names: ['column', 'type', 'label', 'member'],
    words: 'member sounds',
  },
] as const satisfies readonly KeywordGroup[]

/** The words of the grammar: what is not reserved is a name, but of no function without a schema. */
export const keywords = [
  ...reserved,
  {
    names: ['column', 'type', 'label', 'member', 'bare-label'],
    words: `absent account action active admin after against aggregate algorithm allow_missing_files
      always any array assign_gtids_to_anonymous_transactions at attribute authentication auto
      auto_increment auto_refresh auto_refresh_source autoextend_size avg_row_length backup
      begin bernoulli binlog bit block bool boolean btree buckets bulk byte cache cascaded
      catalog_name chain challenge_response changed channel checksum cipher class_origin
      client clone close code column_format column_name columns comment commit committed
      compact completion component compressed compression concurrent connection consistent
      constraint_catalog constraint_name constraint_schema contains context cpu current
      cursor_name data datafile datetime deallocate default_auth definer definition
      delay_key_write description diagnostics directory disable discard disk do duality
      dumpfile duplicate dynamic enable encryption end ends enforced engine engine_attribute
      engines enum error errors escape event events every exchange exclude execute expansion
      expire export extended extent_size external_format factor failed_login_attempts fast
      faults fields file file_block_size file_format file_name file_pattern file_prefix files
      filter finish first fixed flush following follows found full general generate geometry
      get_source_public_key global grants group_replication gtid_only gtids guided handler
      hash header help histogram history host hosts identified ignore_server_ids import
      inactive indexes initial initial_size initiate insert_method install instance invisible
      invoker io io_thread ipc isolation issuer json key_block_size keyring language last
      leaves less level list local locked locks logfile logs manual masking master
      materialized max_connections_per_hour max_queries_per_hour max_rows max_size
      max_updates_per_hour max_user_connections medium memory merge message_text migrate
      min_rows mode modify mutex mysql_errno name names national nchar ndb ndbcluster nested
      network_namespace never new next no no_wait nodegroup none nowait nulls number nvarchar
      off offset oj old one only open optional options ordinality organization others owner
      pack_keys page parallel parameters parse_tree parser partial partitioning partitions
      password password_lock_time path persist persist_only phase plugin plugin_dir plugins
      policy port precedes preceding prepare preserve prev privilege_checks_user privileges
      process processlist profile profiles proxy query quick random read_only rebuild recover
      redo_buffer_size redundant reference registration relational relay relay_log_file
      relay_log_pos relay_thread relaylog reload remove reorganize repair repeatable replica
      replicas replicate_do_db replicate_do_table replicate_ignore_db replicate_ignore_table
      replicate_rewrite_db replicate_wild_do_table replicate_wild_ignore_table replication
      require_row_format require_table_primary_key_check reset resource respect restart
      restore resume retain returned_sqlstate returning returns reuse role rollback rollup
      rotate routine row_format rtree s3 savepoint schedule schema_name secondary
      secondary_engine secondary_engine_attribute secondary_load secondary_unload security
      serial serializable server session sets share shutdown signed simple skip slave slow
      snapshot socket some soname source source_auto_position source_bind
      source_compression_algorithms source_connect_retry source_connection_auto_failover
      source_delay source_heartbeat_period source_host source_log_file source_log_pos
      source_password source_port source_public_key_path source_retry_count source_ssl
      source_ssl_ca source_ssl_capath source_ssl_cert source_ssl_cipher source_ssl_crl
      source_ssl_crlpath source_ssl_key source_ssl_verify_server_cert source_tls_ciphersuites
      source_tls_version source_user source_zstd_compression_level sql_after_gtids
      sql_after_mts_gaps sql_before_gtids sql_thread srid stacked start starts
      stats_auto_recalc stats_persistent stats_sample_pages status stop storage stream
      strict_load string subclass_origin subject subpartition subpartitions super suspend
      swaps switches table_checksum table_name tables tablespace temporary temptable text than
      thread_priority ties tls transaction triggers type types unbounded uncommitted undefined
      undo_buffer_size undofile unicode uninstall unknown unregister until upgrade uri url
      use_frm user_resources validate validation value variables vcpu vector
      verify_key_constraints view visible wait warnings without work wrapper x509 xa xid xml
      zone`,
  },
] as const satisfies readonly KeywordGroup[]
