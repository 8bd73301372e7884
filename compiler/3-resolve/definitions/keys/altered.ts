import type { Column } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'

/** The change that gives a column other properties; heirs have nothing of a NOT NULL with NO INHERIT. */
export function altered(on: ObjectName, column: Column, patch: Partial<Column>): Change {
  const to = { ...column, ...patch }
  const isOfNull = to.nullable !== column.nullable || to.notNull !== column.notNull
  const only = isOfNull && (column.notNull?.alone || to.notNull?.alone) ? { only: true } : {}
  return { kind: 'alter-column', on, column: column.name, to, position: undefined, ...only }
}
