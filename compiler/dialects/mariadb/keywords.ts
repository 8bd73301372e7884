import type { KeywordGroup } from '../lexical.ts'
import { reserved as mysql } from '../mysql/keywords.ts'

/** Reserved in MySQL alone: its window functions are names here, but for one. */
const free =
  wordsOf(`cube cume_dist database dense_rank empty external first_value function generated get
  grouping groups io_after_gtids io_before_gtids json_table lag last_value lateral lead library
  member nth_value ntile of optimizer_costs option percent_rank qualify rank row schema stored
  system tablesample virtual window`)

const reserved = `delete_domain_id do_domain_ids ignore_domain_ids master_demote_to_replica
  master_demote_to_slave master_ssl_verify_server_cert offset page_checksum parse_vcol_expr portion
  ref_system_id returning stats_auto_recalc stats_persistent stats_sample_pages`

/**
 * MariaDB's keywords (knowledge base, "Reserved Words", and sql_yacc.yy of 10.11), as what tells them from
 * MySQL's. Behind a point every word is a name.
 */
export const keywords: readonly KeywordGroup[] = [
  ...mysql.map(({ names, words }) => ({
    names,
    words: [...wordsOf(words)].filter((word) => !free.has(word) && word !== 'values').join(' '),
  })),
  { names: ['member'], words: reserved },
  // A function behind ON DUPLICATE KEY UPDATE only.
  { names: ['member'], words: 'values' },
  { names: ['function', 'member'], words: 'current_role' },
  {
    // SELECT ... FROM t WINDOW w AS (...)
    names: ['column', 'type', 'label', 'member', 'bare-label'],
    words: 'window',
  },
  {
    // A call is the grammar's own or of a name that is no keyword.
    names: ['column', 'type', 'label', 'member', 'bare-label', 'relation-alias'],
    words: `any backup begin binlog bit bool boolean byte cache checkpoint checksum clob close code
      column_add column_create column_delete column_get comment commit compressed datetime
      deallocate do end enum examined exclude execute fixed flush following follows function get
      global handler help host id ignored install json language local medium names national nchar
      no number nvarchar open options option others owner parser period port precedes preceding
      prepare raw remove repair replica replicas reset restore role rollback row savepoint security
      serial server session setval shutdown signed slave slaves socket some soname start stop
      stored text ties unbounded unicode uninstall upgrade varchar2 wrapper xa`,
  },
]

/** Of sql_yacc.yy of 10.11, keyword_sp_block_section and the like. */
export const unfitNames = {
  label: [
    ...wordsOf(`ascii backup begin binlog byte cache charset checkpoint checksum close column_add column_check
      column_create column_delete column_get comment commit compressed contains deallocate do end examined exclude
      execute flush following follows format get handler host install language no open option options others owner
      parser period port precedes preceding prepare remove repair replica replicas reset restore rollback savepoint
      security server shutdown signed slave slaves socket soname start stop stored ties truncate unbounded unicode
      uninstall upgrade window within wrapper xa`),
  ],
  role: [],
  period: ['system_time'],
  type: [
    ...wordsOf('clob function medium national number raw row signed unsigned varchar2 window'),
  ],
}

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
