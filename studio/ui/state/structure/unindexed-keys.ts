import type { ForeignKey, Index } from '../../../api/tables.ts'

/** The foreign keys that no index of all rows begins with: a change of what they refer to reads the whole table. */
export function unindexedKeys(
  foreignKeys: readonly ForeignKey[],
  indexes: readonly Index[],
): readonly ForeignKey[] {
  const whole = indexes.filter(({ where }) => where === false)
  return foreignKeys.filter(({ columns }) => !whole.some((index) => beginsWith(index, columns)))
}

/** In any order: the columns of a key are all known when it is looked up. */
function beginsWith({ columns }: Index, wanted: readonly string[]): boolean {
  const first = columns.slice(0, wanted.length)
  return wanted.every((column) => first.includes(column))
}
