import type { Paint } from '../../compiler/diagnostics/render.ts'
import { printable } from '../../compiler/diagnostics/excerpt.ts'
import type { Migration, Script } from '../../runtime/migrate/run/files/migration.ts'

interface Planned {
  readonly migration: Migration
  readonly row: { readonly done: number; readonly finished: string | undefined } | undefined
}

/** The statements that would be run, each file below its name. */
export function dryRunText(planned: readonly Planned[], paint: Paint): string {
  return planned
    .map(({ migration, row }) => {
      const done = row?.finished === undefined ? (row?.done ?? 0) : 0
      return fileText(migration, migration.up, { done, paint })
    })
    .join('')
}

function fileText(
  { id, name }: Migration,
  { statements }: Script,
  { done, paint }: { readonly done: number; readonly paint: Paint },
): string {
  const texts = statements.slice(done).map(({ text }) => `${text};\n`)
  const skipped = done === 0 ? '' : paint.dim(` (behind its statement ${done})`)
  return `${paint.bold(`${id} ${printable(name)}`)}${skipped}\n${texts.join('')}\n`
}
