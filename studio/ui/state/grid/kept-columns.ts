import type { Column } from '../../../api/tables.ts'

/**
 * The columns of an answer, by those that are shown as far as they are equal: what stands for a column that has not
 * changed stays, with the focus that is in it.
 */
export function keptColumns(
  shown: readonly Column[],
  answered: readonly Column[],
): readonly Column[] {
  const kept = answered.map((column) => equalColumn(shown, column) ?? column)
  const isSame = kept.length === shown.length && kept.every((column, at) => column === shown[at])
  return isSame ? shown : kept
}

function equalColumn(shown: readonly Column[], column: Column): Column | undefined {
  const before = shown.find(({ name }) => name === column.name)
  return JSON.stringify(before) === JSON.stringify(column) ? before : undefined
}
