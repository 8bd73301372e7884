import { withExtensions } from '../../compiler/dialects/with-extensions.ts'
import { loadSchema } from '../../cli/migrate/plan/load-schema.ts'
import { writtenUnits } from '../../cli/migrate/pull/written-units.ts'
import type { Connection } from '../../runtime/engine.ts'
import { layOut } from '../../runtime/migrate/files/lay-out.ts'
import {
  type Bench,
  type CaseResult,
  findDifference,
  messageOf,
  openFresh,
} from './measure-case.ts'
import { compilePulled } from './compile-pulled.ts'
import type { PulledSchema } from './pulled-schemas.ts'

/**
 * Writes the schema of a database as files, loads them into an empty database, and compares the two. With `isCompiled`
 * the files are compiled as well, with a query for each relation.
 */
export async function measurePull(
  { id, texts }: PulledSchema,
  bench: Bench,
  isCompiled: boolean,
): Promise<CaseResult> {
  const live = await openFresh(bench)
  const empty = await openFresh(bench)
  try {
    for (const text of texts) await live.connection.execute(text)
  } catch (error) {
    for (const each of [live, empty]) await each.drop()
    return { id, outcome: 'skipped', reason: messageOf(error) }
  }
  try {
    const fault = await findFault(live.connection, empty.connection, { ...bench, isCompiled })
    return { id, outcome: fault === undefined ? 'passed' : 'failed', reason: fault ?? '' }
  } catch (error) {
    return { id, outcome: 'failed', reason: messageOf(error) }
  } finally {
    for (const each of [live, empty]) await each.drop()
  }
}

async function findFault(
  live: Connection,
  empty: Connection,
  { migrations, dialect, measured, isCompiled }: Bench & { readonly isCompiled: boolean },
): Promise<string | undefined> {
  const around = { empty: await migrations.define(empty), engine: migrations, dialect }
  const wanted = writtenUnits(await migrations.define(live), around)
  const { sections } = migrations
  const { defaultSchema } = dialect.names
  const files = layOut(wanted.units, { sections, defaultSchema })
  const spoken = await withExtensions(dialect, files)
  const [refused] = await loadSchema(files, empty, spoken)
  if (refused !== undefined) return `${refused.place?.file}: ${refused.code}: ${refused.message}`
  const difference = findDifference(
    { from: await migrations.define(empty), to: wanted.definitions },
    migrations,
  )
  return difference ?? (isCompiled ? compilePulled(files, spoken, measured.quote) : undefined)
}
