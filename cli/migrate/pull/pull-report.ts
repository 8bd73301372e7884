import type { Paint } from '../../../compiler/diagnostics/render.ts'
import { resultTable } from '../../print/result-table.ts'
import type { ChangedUnit } from './changed-units.ts'
import type { Pulled } from './pull-schema.ts'
import type { FileChange } from './write-files.ts'

/** The files and the objects that change, as tables. */
export function pullTables(
  { changes }: Pick<Pulled, 'changes'>,
  files: readonly FileChange[],
  paint: Paint,
): string {
  const rowsOf = (list: readonly Change[]) => list.map(({ change, name }) => [change, name])
  const ofFiles = { columns: ['change', 'file'], rows: rowsOf(files.map(fileChange)) }
  const ofObjects = { columns: ['change', 'object'], rows: rowsOf(objectChanges(changes)) }
  return [ofObjects, ofFiles].map((table) => resultTable(table, paint)).join('\n')
}

interface Change {
  readonly change: 'new' | 'changed' | 'gone'
  readonly name: string
}

export function fileChange({ path, before, after }: FileChange): Change {
  return { change: wordOf(before, after), name: path }
}

export function objectChanges(changes: readonly ChangedUnit[]): readonly Change[] {
  return changes.flatMap(({ before, after }) => {
    const object = after?.object ?? before?.object
    return object === undefined ? [] : [{ change: wordOf(before, after), name: object.id }]
  })
}

function wordOf(before: unknown, after: unknown): Change['change'] {
  if (before === undefined) return 'new'
  return after === undefined ? 'gone' : 'changed'
}
