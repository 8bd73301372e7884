import type { KeywordGroup } from '../lexical.ts'

/**
 * MariaDB's reserved words (knowledge base, "Reserved Words"). Behind a point every word is a name.
 * Fewer than MySQL has: its window functions are names, but for one.
 */
export const keywords = [
  {
    names: ['member'],
    words: `accessible add all alter analyze and as asc asensitive before between both by call cascade
      case change check collate column condition constraint continue create cross cursor databases
      day_hour day_microsecond day_minute day_second declare delayed delete delete_domain_id desc
      describe deterministic distinct distinctrow div do_domain_ids drop each else elseif enclosed
      escaped except exit explain false fetch for force foreign from fulltext grant group having
      high_priority hour_microsecond hour_minute hour_second ignore ignore_domain_ids in index
      infile inner inout insensitive intersect into is iterate join key keys kill leading leave
      like limit linear lines load lock loop low_priority master_demote_to_replica
      master_demote_to_slave master_ssl_verify_server_cert maxvalue minute_microsecond
      minute_second modifies natural no_write_to_binlog not null offset on optimize optionally or
      order out outer outfile over page_checksum parse_vcol_expr partition portion precision
      primary procedure purge range read read_write reads recursive ref_system_id references
      regexp release rename require resignal restrict return returning revoke rlike rows schemas
      second_microsecond select sensitive separator show signal spatial specific sql
      sql_big_result sql_calc_found_rows sql_small_result sqlexception sqlstate sqlwarning ssl
      starting stats_auto_recalc stats_persistent stats_sample_pages straight_join table
      terminated then to trailing trigger true undo union unique unlock update usage use using
      varying when where while with write xor year_month zerofill`,
  },
  {
    names: ['column', 'member'],
    words: 'dual',
  },
  {
    // Functions with a reserved name.
    names: ['function', 'member'],
    words: `convert current_date current_role current_time current_timestamp current_user default exists
      if insert interval left localtime localtimestamp match mod repeat replace right row_number
      utc_date utc_time utc_timestamp values`,
  },
  {
    // Types with a reserved name; some are functions as well.
    names: ['type', 'function', 'member'],
    words: 'binary char set',
  },
  {
    names: ['type', 'member'],
    words: `bigint blob character dec decimal double float float4 float8 int int1 int2 int3 int4 int8
      integer long longblob longtext mediumblob mediumint mediumtext middleint numeric real
      smallint tinyblob tinyint tinytext unsigned varbinary varchar varcharacter`,
  },
  {
    // Operators: behind an operand they are no alias.
    names: ['column', 'function', 'type', 'label', 'member'],
    words: 'sounds',
  },
] as const satisfies readonly KeywordGroup[]
