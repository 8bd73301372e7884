import type { Paint } from '../../../compiler/diagnostics/render.ts'
import { resultTable } from '../../print/result-table.ts'
import type { ChangedUnit } from './changed-units.ts'
import type { Pulled } from './pull-schema.ts'
import type { FileChange } from './file-changes.ts'

interface Change {
  readonly change: 'new' | 'changed' | 'gone'
  readonly name: string
}

/** The objects and the files that change, as tables. */
export function pullTables(
  { changes }: Pick<Pulled, 'changes'>,
  files: readonly FileChange[],
  paint: Paint,
): string {
  const tableOf = (noun: string, list: readonly Change[]) =>
    resultTable(
      { columns: ['change', noun], rows: list.map(({ change, name }) => [change, name]) },
      paint,
    )
  return `${tableOf('object', objectChanges(changes))}\n${tableOf('file', files.map(fileChange))}\n`
}

/** The files as they would be. */
export function filesText(files: readonly FileChange[], paint: Paint): string {
  return files
    .flatMap(({ path, after }) => (after === undefined ? [] : `${paint.bold(path)}\n${after}\n`))
    .join('')
}

/** What the database has and no file says. */
export function notWrittenText({ unmodelled }: Pulled, paint: Paint): string {
  return unmodelled.map((name) => `${paint.yellow('not written:')} ${name}\n`).join('')
}

/** `{"version":1,"equal","written","files":[{"path","change","text"}],"objects":[{"object","change"}],"unmodelled"}` */
export function pullJson(
  { changes, unmodelled }: Pulled,
  files: readonly FileChange[],
  { dryRun, isWritten }: { readonly dryRun: boolean; readonly isWritten: boolean },
): string {
  const document = {
    version: 1,
    equal: files.length === 0,
    written: isWritten,
    files: files.map((file) => ({
      path: file.path,
      change: fileChange(file).change,
      ...(dryRun && file.after !== undefined ? { text: file.after } : {}),
    })),
    objects: objectChanges(changes).map(({ change, name }) => ({ object: name, change })),
    unmodelled,
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function fileChange({ path, before, after }: FileChange): Change {
  return { change: wordOf(before, after), name: path }
}

function objectChanges(changes: readonly ChangedUnit[]): readonly Change[] {
  return changes.flatMap(({ before, after }) => {
    const object = after?.object ?? before?.object
    return object === undefined ? [] : [{ change: wordOf(before, after), name: object.id }]
  })
}

function wordOf(before: unknown, after: unknown): Change['change'] {
  if (before === undefined) return 'new'
  return after === undefined ? 'gone' : 'changed'
}
