import type { Type } from '../../../compiler/ir/type.ts'
import type { ExportText } from '../../export/export-text.ts'
import { sqliteSqlText } from './sql-text.ts'

const { relation: nameOf, fingerprint } = sqliteSqlText

/** Within a transaction that has read nobody else alters a table. */
export const sqliteExportText: ExportText = {
  lock: () => [],
  shownElsewhere: undefined,
  from: nameOf,
  distinguish: (column) => [fingerprint(column)],
  stored: (type) => ({ declared: declaredType(type), store: (raw) => raw }),
}

/** As it is declared: a column may have no type, and any other is a name with numbers. */
function declaredType(type: Type): string {
  if (type.kind !== 'scalar') return ''
  const { name, modifiers } = type
  return modifiers.length === 0 ? name : `${name}(${modifiers.join(', ')})`
}
