import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { readMigration } from '../../../compiler/read-migration.ts'
import { type Descent, headsOf } from '../../../runtime/migrate/forks.ts'
import { nextId, slugOf } from '../../../runtime/migrate/migration-name.ts'
import { migrationText } from '../../../runtime/migrate/migration-text.ts'
import type { PlannedMigration } from '../../../runtime/migrate/plan-migration.ts'
import { readHeader } from '../../../runtime/migrate/run/files/read-header.ts'
import { ioCode, notWritable } from '../../diagnostics/io-fault.ts'
import { writeFiles } from '../../output/write-files.ts'

/** The texts of both files. `parents` are the newest migrations that are known; none: it is the first one. */
export interface PairTexts {
  readonly up: (parents: readonly string[]) => string
  readonly down: string
}

/** Where the files are written, and in which SQL those stand that are there. */
export interface PairPlace {
  readonly directory: string
  readonly dialect: Dialect
}

interface Pair extends PairTexts, PairPlace {
  readonly name: string
  readonly now: Date
}

/** The texts of a plan. */
export function textsOf({ up, down }: PlannedMigration): PairTexts {
  return {
    up: (parents) => migrationText(up, { parents }),
    down: migrationText(down, { parents: [] }),
  }
}

/** Writes both files, the way back first: one without its way up is none. The names of the files. */
export function writePair({
  name,
  directory,
  dialect,
  now,
  up,
  down,
}: Pair): readonly string[] | Renderable {
  try {
    mkdirSync(directory, { recursive: true })
    const known = descentsIn(directory, dialect)
    const taken = known.map((each) => each.id)
    const id = nextId(now, taken)
    const stem = `${id}_${slugOf(name)}`
    const files = [
      { path: `${stem}.down.sql`, text: down },
      { path: `${stem}.up.sql`, text: up(headsOf(known)) },
    ]
    writeFiles(directory, files)
    return files.map(({ path }) => path).toReversed()
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return notWritable(directory, error)
  }
}

/** The migrations that are there, in their order, with what their headers name. */
function descentsIn(directory: string, dialect: Dialect): readonly Descent[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((name) => {
      const id = /^(\d{14})_.*\.up\.sql$/.exec(name)?.[1]
      if (id === undefined) return []
      const { header } = readMigration(readFileSync(join(directory, name), 'utf8'), dialect)
      // What is wrong with a header is for `apply` to say.
      return [{ id, parents: readHeader(header, name, []).parents }]
    })
}
