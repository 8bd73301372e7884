import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { nextId, slugOf } from '../../../runtime/migrate/migration-name.ts'
import { migrationText } from '../../../runtime/migrate/migration-text.ts'
import type { PlannedMigration } from '../../../runtime/migrate/plan-migration.ts'
import { ioCode, notWritable } from '../../diagnostics/io-fault.ts'

/** The texts of both files. `parent` is the migration before it; undefined: it is the first one. */
export interface PairTexts {
  readonly up: (parent: string | undefined) => string
  readonly down: string
}

interface Pair extends PairTexts {
  readonly name: string
  readonly directory: string
  readonly now: Date
}

/** The texts of a plan. */
export function textsOf({ up, down }: PlannedMigration): PairTexts {
  return {
    up: (parent) => migrationText(up, { parent }),
    down: migrationText(down, { parent: undefined }),
  }
}

/** Writes both files, the way back first: one without its way up is none. The names of the files. */
export function writePair({
  name,
  directory,
  now,
  up,
  down,
}: Pair): readonly string[] | Renderable {
  try {
    mkdirSync(directory, { recursive: true })
    const taken = idsIn(directory)
    const id = nextId(now, taken)
    const stem = `${id}_${slugOf(name)}`
    const files = [
      [`${stem}.down.sql`, down],
      [`${stem}.up.sql`, up(taken.at(-1))],
    ] as const
    for (const [file, text] of files) writeWhole(join(directory, file), text)
    return files.map(([file]) => file).toReversed()
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return notWritable(directory, error)
  }
}

/** The ids of the migrations that are there, in their order. */
function idsIn(directory: string): readonly string[] {
  const ids = readdirSync(directory).flatMap(
    (name) => /^(\d{14})_.*\.up\.sql$/.exec(name)?.[1] ?? [],
  )
  return ids.toSorted()
}

/** A reader finds the whole file or none. */
function writeWhole(path: string, text: string): void {
  const partial = `${path}.${process.pid}.partial`
  writeFileSync(partial, text, { flag: 'wx' })
  renameSync(partial, path)
}
