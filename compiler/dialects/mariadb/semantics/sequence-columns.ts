import type { Column } from '../../../ir/catalog.ts'
import { scalar } from '../../../ir/type.ts'
import { builtInColumn } from '../../built-in.ts'

/** What `SELECT * FROM s` shows of a sequence (knowledge base, CREATE SEQUENCE). */
export const sequenceColumns: readonly Column[] = [
  sequenceColumn('next_not_cached_value', 'bigint'),
  sequenceColumn('minimum_value', 'bigint'),
  sequenceColumn('maximum_value', 'bigint'),
  sequenceColumn('start_value', 'bigint'),
  sequenceColumn('increment', 'bigint'),
  sequenceColumn('cache_size', 'bigint unsigned'),
  sequenceColumn('cycle_option', 'tinyint unsigned'),
  sequenceColumn('cycle_count', 'bigint'),
]

function sequenceColumn(name: string, type: string): Column {
  return builtInColumn({ name, type: scalar(type), nullable: false, hidden: false })
}
