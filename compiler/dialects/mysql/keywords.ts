import type { KeywordGroup } from '../lexical.ts'

/** MySQL 9 manual 11.3: the reserved words. Behind a point every word is a name. */
export const keywords = [
  {
    names: ['member'],
    words: `accessible add all alter analyze and as asc asensitive before between both by call cascade
      case change check collate column condition constraint continue create cross cube cursor
      databases day_hour day_microsecond day_minute day_second declare delayed delete desc
      describe deterministic distinct distinctrow div drop each else elseif empty enclosed escaped
      except exit explain external false fetch for force foreign from fulltext function generated
      get grant group groups having high_priority hour_microsecond hour_minute hour_second ignore
      in index infile inner inout insensitive intersect into io_after_gtids io_before_gtids is
      iterate join key keys kill lateral leading leave library like limit linear lines load lock
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
    names: ['column', 'member'],
    words: 'dual',
  },
  {
    // Functions with a reserved name.
    names: ['function', 'member'],
    words: `convert cume_dist current_date current_time current_timestamp current_user database default
      dense_rank exists first_value grouping if insert interval json_table lag last_value lead
      left localtime localtimestamp match mod nth_value ntile percent_rank rank repeat replace
      right row row_number schema utc_date utc_time utc_timestamp values`,
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
    words: 'member sounds',
  },
] as const satisfies readonly KeywordGroup[]
