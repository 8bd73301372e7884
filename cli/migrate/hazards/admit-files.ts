import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { printable } from '../../../compiler/diagnostics/excerpt.ts'
import { positionAt } from '../../../compiler/source/source-file.ts'
import {
  askedHazards,
  type PlannedScript,
} from '../../../runtime/migrate/run/hazards/asked-hazards.ts'
import { type Counted, countRows } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import type { FileHazard } from '../../../runtime/migrate/run/hazards/find-hazards.ts'
import { migrationFault } from '../../../runtime/migrate/run/migration-faults.ts'
import type { HazardKind } from '../../../runtime/migrate/step.ts'
import { engineOf } from '../../../runtime/registry.ts'
import type { Invocation } from '../../invocation.ts'
import type { OpenedMigrations } from '../open-migrations.ts'

interface Asking {
  readonly allowed: ReadonlySet<HazardKind>
  readonly invocation: Pick<Invocation, 'ask' | 'terminal'>
}

/**
 * Asks for what the files put at risk in this database, where `--allow` has not admitted it. Gives what keeps them from
 * being run: empty, where they may be.
 */
export async function admitFiles(
  planned: readonly PlannedScript[],
  opened: OpenedMigrations,
  { allowed, invocation }: Asking,
): Promise<readonly Renderable[]> {
  const found = planned.flatMap((each) => askedHazards(each, opened.dialect))
  const asked = found.filter(({ kind }) => !allowed.has(kind))
  if (asked.length === 0) return []
  const counted = await countInDatabase(asked, planned, opened)
  if (counted.length === 0) return []
  const { ask, terminal } = invocation
  if (ask === undefined) return counted.map(unadmitted)
  for (const hazard of counted) terminal.err(`${lineOf(hazard, opened, terminal)}\n`)
  return (await ask('Go on all the same?')) ? [] : [migrationFault('not-confirmed', {}, undefined)]
}

async function countInDatabase(
  hazards: readonly FileHazard[],
  planned: readonly PlannedScript[],
  { url, engine, dialect }: OpenedMigrations,
): Promise<readonly Counted<FileHazard>[]> {
  // A database that is not there yet has nothing to lose.
  if (await engine.isMissing?.(url)) return []
  const connection = await (await engineOf(url)).connect(url)
  try {
    const scripts = planned.map(({ script }) => script)
    return await countRows(hazards, scripts, { connection, engine, dialect })
  } finally {
    await connection.close()
  }
}

function unadmitted(hazard: Counted<FileHazard>): Renderable {
  const { kind, object, detail, place } = hazard
  const params = { kind, object: `${object}${rowsText(hazard)}`, detail }
  return migrationFault('hazard-in-migration', params, place)
}

function lineOf(
  hazard: Counted<FileHazard>,
  { files, shownPath }: OpenedMigrations,
  { errorPaint }: Invocation['terminal'],
): string {
  const { kind, object, detail, place } = hazard
  const file = files.find(({ path }) => path === place.file)
  const line = file === undefined ? '' : `:${positionAt(file, place.start).line}`
  const where = `${shownPath(place.file)}${line}`
  const what = `${printable(object)}${rowsText(hazard)}`
  return `${errorPaint.bold(where)}: ${errorPaint.yellow(kind)}: ${what}: ${printable(detail)}`
}

function rowsText({ rows, count }: Counted<FileHazard>): string {
  if (rows === undefined) return count === undefined ? '' : ' (an unknown number of rows)'
  return rows === 1 ? ' (1 row)' : ` (${rows.toLocaleString('en')} rows)`
}
