import type { RenameHint } from '../../../compiler/rename-hints.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import type { PlannedMigration } from '../../../runtime/migrate/plan-migration.ts'
import { possibleRenames } from '../../../runtime/migrate/possible-renames.ts'
import { renameOf } from '../../../runtime/migrate/renames.ts'
import { RefusedReplay } from '../../../runtime/migrate/replay.ts'
import type { Unproven } from '../../../runtime/migrate/proof/prove.ts'
import { addressIn, migrationEngineOf, seedEngineOf } from '../../../runtime/registry.ts'
import { connectionFault } from '../../database/connection-fault.ts'
import { fault } from '../../diagnostics/fault.ts'
import type { Interrupts } from '../../process/interrupts.ts'
import type { ScratchWish } from '../../project/scratch-place.ts'
import { makePair } from './make-pair.ts'
import { rowsNotes } from './rows-notes.ts'
import type { SchemaProject } from './open-schema.ts'
import {
  hintsOf,
  isRead,
  type LoadedSide,
  readLiveSide,
  readMigrationsSide,
  readSchemaSide,
  type Reading,
  type ReadSide,
} from './read-sides.ts'
import { withScratches } from './scratches.ts'

export interface PairPlaces {
  /** Where the way begins: an address; undefined: what the migrations lead to. */
  readonly from: string | undefined
  readonly devUrl: string | undefined
  /** Scratch databases may be made on the configured server, wherever that is. */
  readonly onTarget: boolean
}

export interface PairOptions extends PairPlaces {
  /** Which of the possible renames are some. */
  readonly confirmRenames: (possible: readonly RenameHint[]) => Promise<readonly RenameHint[]>
}

export interface ProvenPair extends PlannedMigration {
  /** These notes say what tables with rows would do to it. */
  readonly notes: readonly Renderable[]
}

/** The pair from what is there to the schema files, proven on scratch databases; or what stands against it. */
export async function planPair(
  project: SchemaProject,
  options: PairOptions,
  interrupts: Interrupts,
): Promise<ProvenPair | readonly Renderable[]> {
  const scheme = `${project.config.dialect.value}:`
  const [engine, seeds] = [await migrationEngineOf(scheme), await seedEngineOf(scheme)]
  try {
    return await withScratches(scratchWish(project, options), interrupts, async (make) => {
      const reading = { project, engine, dialect: project.dialect, make }
      const desired = await readSchemaSide(reading)
      if (!isRead(desired)) return desired
      const current = await readCurrentSide(options, reading)
      if (!isRead(current)) return current
      const hints = await allHints({ current, desired }, project, options)
      const pair = await makePair({ current, desired, hints, seeds }, reading)
      if (pair.unproven !== undefined) return [unprovenFault(pair.unproven)]
      const { up, down } = pair
      const notes = pair.rows === undefined ? [] : rowsNotes(pair.rows)
      return notes.some(({ severity }) => severity === 'error') ? notes : { up, down, notes }
    })
  } catch (error) {
    return [faultOf(error, engine)]
  }
}

/** Those of the schema files, and what a person says of what they leave open. */
async function allHints(
  { current, desired }: { readonly current: LoadedSide; readonly desired: LoadedSide },
  project: SchemaProject,
  { confirmRenames }: PairOptions,
): Promise<readonly RenameHint[]> {
  const sides = { from: current.definitions, to: desired.definitions }
  const written = hintsOf(project)
  const meant = new Set(
    written.filter((hint) => renameOf(hint, sides) !== undefined).map(renamedTo),
  )
  const open = possibleRenames(sides).filter((hint) => !meant.has(renamedTo(hint)))
  return [...written, ...(await confirmRenames(open))]
}

function renamedTo({ table, column }: RenameHint): string {
  return JSON.stringify([table, column])
}

function readCurrentSide({ from }: PairPlaces, reading: Reading): Promise<ReadSide> {
  if (from === undefined) return readMigrationsSide(reading)
  return readLiveSide(addressIn(from, reading.project.root), reading)
}

type ScratchProject = Pick<SchemaProject, 'config' | 'dialect' | 'schema' | 'root' | 'variables'>

/** The place of scratch databases: the server of the database that is changed has the right version. */
export function scratchWish(
  { config, dialect, schema, root, variables }: ScratchProject,
  { from, devUrl, onTarget }: PairPlaces,
): ScratchWish {
  const variable = config.urlVariable
  const configured = { variable, url: variables[variable] ?? from }
  const provider = config.dialect.value
  const { scratchVariable } = config
  const ownServer = scratchVariable === undefined ? undefined : variables[scratchVariable]
  const place = { directory: root, configured, devUrl: devUrl ?? ownServer, onTarget }
  return { dialect, provider, schema, ...place }
}

function unprovenFault({ way, sql, reason }: Unproven): Renderable {
  const said = reason ?? 'the schema would still be another one'
  return fault('unproven-migration', { way, sql, reason: said }, undefined)
}

/** Throws the error itself where it is none that a person can mend. */
export function faultOf(error: unknown, { runner }: Pick<MigrationEngine, 'runner'>): Renderable {
  const unreached = connectionFault(error)
  if (unreached !== undefined) return unreached
  if (error instanceof RefusedReplay)
    return fault('refused-copy', { sql: error.statement.text, reason: error.message }, undefined)
  const { kind, reason } = runner.refusal(error, '')
  if (kind === 'not-of-database') throw error
  return fault('database-refuses', { reason }, undefined)
}
