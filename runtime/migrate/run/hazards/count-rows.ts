import type { Hazard } from '../../step.ts'
import type { Script, ScriptStatement } from '../files/migration.ts'
import { askCount } from './ask-count.ts'
import { KEYWORDS } from './check-question.ts'
import { beforeRenames, namesIn, statementsBefore } from './earlier-statements.ts'
import type { FileHazard } from './find-hazards.ts'
import { mayBeFilled, type ReadDatabase } from './may-be-filled.ts'

export type Counted<Item extends Hazard> = Item & {
  /** How many rows of the database it hits; undefined where that cannot be told. */
  readonly rows: number | undefined
}

/**
 * The hazards that hit something in the database, with the number of rows. `scripts` are run in this order: what one of
 * them renames is counted under its old name, and what they fill from the database has an unknown number of rows.
 */
export async function countRows<Item extends FileHazard>(
  hazards: readonly Item[],
  scripts: readonly Script[],
  database: ReadDatabase,
): Promise<readonly Counted<Item>[]> {
  const counted: Counted<Item>[] = []
  for (const hazard of hazards) {
    const before = statementsBefore(hazard.place, scripts)
    const rows = hazard.count === undefined ? undefined : await ask(hazard.count, before, database)
    if (rows !== 0) counted.push({ ...hazard, rows })
  }
  return counted
}

async function ask(
  count: string,
  before: readonly ScriptStatement[],
  database: ReadDatabase,
): Promise<number | undefined> {
  const { dialect } = database
  const earlier = beforeRenames(count, before, dialect)
  const rows = await askCount(earlier, database)
  if (rows === undefined) return undefined
  if (rows !== 'not there' && rows > 0) return rows
  // Under its old name it is not there either: two names have been taken for one.
  if (rows === 'not there' && earlier !== count) return undefined
  const names = new Set(namesIn(count, dialect).filter((name) => !KEYWORDS.test(name)))
  return (await mayBeFilled(names, before, database)) ? undefined : 0
}
