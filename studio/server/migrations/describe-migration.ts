import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { positionAt } from '../../../compiler/source/source-file.ts'
import { unitsOf } from '../../../runtime/migrate/run/execute/units-of.ts'
import type { Script } from '../../../runtime/migrate/run/files/migration.ts'
import { askedHazards } from '../../../runtime/migrate/run/hazards/asked-hazards.ts'
import type { Counted } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import type { FileHazard } from '../../../runtime/migrate/run/hazards/find-hazards.ts'
import type { KnownMigration } from '../../../runtime/migrate/run/migration-state.ts'
import type { RunnerEngine } from '../../../runtime/migrate/run/runner-engine.ts'
import type { Hazard, Migration, MigrationScript } from '../../api/migrations.ts'

/** A migration as the list has it. */
export function describeMigration(
  { id, name, state, migration, row, isLate }: KnownMigration,
  dialect: Dialect,
): Migration {
  const isOpen = state === 'pending' || state === 'failed'
  const planned =
    migration === undefined ? undefined : { migration, script: migration.up, row: undefined }
  return {
    ...{ id, name, state, late: isLate },
    checksum: row?.checksum ?? migration?.up.checksum ?? '',
    fileChecksum: migration?.up.checksum ?? null,
    started: row?.started ?? null,
    finished: row?.finished ?? null,
    duration: row?.duration ?? null,
    statements: migration?.up.statements.length ?? null,
    risks:
      planned !== undefined && isOpen ? askedHazards(planned, dialect).map(({ kind }) => kind) : [],
    reversible: isReversible(migration),
    progress:
      row === undefined || row.finished !== undefined
        ? null
        : { direction: row.direction, done: row.done, total: row.total },
  }
}

function isReversible(migration: KnownMigration['migration']): boolean {
  const down = migration?.down
  return (
    down !== undefined &&
    down.irreversible === undefined &&
    migration?.up.irreversible === undefined
  )
}

interface Described {
  readonly hazards: readonly Counted<FileHazard>[]
  /** How many of its statements are done. */
  readonly done: number
  readonly runner: RunnerEngine
}

/** A file with its statements, and what each of them puts at risk. */
export function describeScript(
  script: Script,
  { hazards, done, runner }: Described,
): MigrationScript {
  const { file, checksum, statements, irreversible } = script
  const units = unitsOf(script, runner)
  return {
    file: file.path,
    text: file.text,
    checksum,
    transactional:
      runner.isTransactional && units.length <= 1 && !units.some((unit) => unit.isAlone),
    irreversible: irreversible ?? null,
    statements: statements.map(({ text, at }, index) => ({
      number: index + 1,
      text,
      line: positionAt(file, at.start).line,
      done: index < done,
      hazards: hazards.filter(({ place }) => place.start === at.start).map(describeHazard),
    })),
  }
}

export function describeHazard({ kind, object, detail, rows }: Counted<FileHazard>): Hazard {
  return { kind, object, detail, rows: rows ?? null }
}
