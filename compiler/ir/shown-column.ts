import type { RangeVariable } from './query.ts'

/** What a column of a relation is called: `rowid` after the INTEGER PRIMARY KEY that it stands for. */
export function shownColumn(variable: RangeVariable, index: number): string | undefined {
  if (variable.over.kind === 'relation' && index >= variable.visible) {
    const { columns } = variable.over
    const counts = columns.findIndex((column) => column.identity === 'auto-increment')
    if (columns[index]?.identity === 'auto-increment') return variable.columns[counts]
  }
  return variable.columns[index]
}
