import type { Paint } from '../../compiler/diagnostics/render.ts'
import { printable } from '../../compiler/diagnostics/excerpt.ts'
import { hidePassword } from '../../runtime/connection-failed.ts'
import type { FiledMigration } from '../../runtime/migrate/run/files/migration.ts'
import type { KnownMigration, MigrationState } from '../../runtime/migrate/run/migration-state.ts'
import type { OpenedMigrations } from './open-migrations.ts'

/** A line for each migration, and how many there are of each state. */
export function statusText(
  known: readonly KnownMigration<FiledMigration>[],
  { url, config }: Pick<OpenedMigrations, 'url' | 'config'>,
  paint: Paint,
): string {
  if (known.length === 0) return `${config.migrationsPath.value} has no migrations\n`
  const width = Math.max(...known.map(({ name }) => printable(name).length))
  const lines = known.map((each) => `${lineOf(each, width, paint)}\n`)
  const counts = states.flatMap((state) => {
    const count = known.filter((each) => each.state === state).length
    return count === 0 ? [] : [`${count} ${state}`]
  })
  return `${lines.join('')}${paint.bold(counts.join(', '))} ${paint.dim(hidePassword(url))}\n`
}

const states: readonly MigrationState[] = ['applied', 'pending', 'failed', 'edited', 'missing']

const colours: Readonly<Record<MigrationState, keyof Paint>> = {
  applied: 'green',
  pending: 'yellow',
  failed: 'red',
  edited: 'red',
  missing: 'red',
}

function lineOf(
  { id, name, state, row }: KnownMigration<FiledMigration>,
  width: number,
  paint: Paint,
): string {
  const head = `${paint[colours[state]](state.padEnd('applied'.length))}  ${id}  `
  return `${head}${printable(name).padEnd(width)}  ${paint.dim(noteOf(state, row))}`.trimEnd()
}

function noteOf(state: MigrationState, row: KnownMigration['row']): string {
  if (row === undefined) return ''
  if (state !== 'failed') return row.finished ?? ''
  const way = row.direction === 'down' ? ' of the way back' : ''
  const progress = `${row.done} of ${row.total} statements${way} done`
  return row.error === undefined ? progress : `${progress}; ${printable(row.error)}`
}
