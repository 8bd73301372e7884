import type { Column } from '../../../ir/catalog.ts'
import { builtInColumn } from '../../built-in.ts'
import { typeNamed } from './type-traits.ts'

/** What `SELECT * FROM s` shows of a sequence (manual, CREATE SEQUENCE, Notes). */
export const sequenceColumns: readonly Column[] = [
  sequenceColumn('last_value', 'int8'),
  sequenceColumn('log_cnt', 'int8'),
  sequenceColumn('is_called', 'bool'),
]

function sequenceColumn(name: string, type: string): Column {
  return builtInColumn({ name, type: typeNamed(type), nullable: false, hidden: false })
}
