import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { withExtensions } from '../../../compiler/dialects/with-extensions.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import { fileText } from '../../../runtime/migrate/files/file-text.ts'
import { layOut } from '../../../runtime/migrate/files/lay-out.ts'
import { sectionOf } from '../../../runtime/migrate/files/schema-section.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import { compare } from '../../../runtime/migrate/plan/compare.ts'
import { planSteps } from '../../../runtime/migrate/plan/plan-steps.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import { fault } from '../../diagnostics/fault.ts'
import { inMigrationOrder } from '../../sources/migration-order.ts'
import { loadSchema } from '../plan/load-schema.ts'
import type { MakeScratch } from '../plan/scratches.ts'
import { type ChangedUnit, changedUnits, type UnitedSchema } from './changed-units.ts'
import { placeStatements } from './place-statements.ts'
import { reviseFiles } from './revise-files.ts'
import { writtenUnits } from './written-units.ts'

export interface Pulled {
  /** The texts of all schema files by path, as they are to be. */
  readonly texts: ReadonlyMap<string, string>
  readonly changes: readonly ChangedUnit[]
  /** What is in the database and in no file. */
  readonly unmodelled: readonly string[]
}

export interface Pulling {
  readonly live: Definitions
  readonly files: readonly SourceFile[]
  /** Of the files, relative to the project file. */
  readonly directory: string
  /** Without extensions that the files ask for. */
  readonly dialect: Dialect
  readonly engine: MigrationEngine
  readonly make: MakeScratch
}

/** The schema files that define what the database has, proven on scratch databases; or what stands against it. */
export async function pullSchema(pulling: Pulling): Promise<Pulled | readonly Renderable[]> {
  const { live, files, dialect, engine, make } = pulling
  const empty = await make()
  if ('reason' in empty) return [fault('no-scratch', empty, undefined)]
  const around = { empty: await engine.define(empty), engine, dialect }
  const wanted = writtenUnits(live, around)
  const before = files.length === 0 ? around.empty : await defined(files, pulling)
  if (!isDefined(before)) return before
  const present = writtenUnits(before, around)
  const changes = changedUnits(present, wanted, engine.kinds)
  const { unmodelled } = wanted.definitions
  const current = new Map(files.map(({ path, text }) => [path, text]))
  if (changes.length === 0) return { texts: current, changes, unmodelled }
  let refused: readonly Renderable[] = []
  for (const texts of candidates({ pulling, present, wanted, changes })) {
    refused = await findFaults(texts, wanted.definitions, pulling)
    if (refused.length === 0) return { texts, changes, unmodelled }
  }
  return refused
}

function isDefined(read: Definitions | readonly Renderable[]): read is Definitions {
  return 'objects' in read
}

interface Differing {
  readonly pulling: Pulling
  readonly present: UnitedSchema
  readonly wanted: UnitedSchema
  readonly changes: readonly ChangedUnit[]
}

/** The texts that may be right, the better ones first. */
function* candidates(differing: Differing): Generator<ReadonlyMap<string, string>> {
  const { pulling, present, wanted, changes } = differing
  const { files, directory, engine, dialect } = pulling
  const { sections } = engine
  const laid = layOut(wanted.units, { sections, defaultSchema: dialect.names.defaultSchema })
  const inDirectory = (path: string) => `${directory}/${path}`
  if (files.length === 0)
    return yield new Map(laid.map(({ path, text }) => [inDirectory(path), text]))
  const paths = new Map(laid.flatMap(({ path, units }) => units.map((unit) => [unit, path])))
  const revised = reviseFiles({
    files,
    directory,
    statements: placeStatements(files, { ...present, dialect }),
    changes,
    needsOf: (unit) => wanted.units.needsOf(unit),
    sectionOf: ({ object }) => sectionOf(object.kind, sections),
    laidPath: (unit) => paths.get(unit) ?? 'others.sql',
  })
  if (revised !== undefined) yield revised
  yield withStatementsBehind(differing)
}

/** What cannot be replaced in its place is changed behind all other statements. */
function withStatementsBehind({
  pulling,
  present,
  wanted,
}: Differing): ReadonlyMap<string, string> {
  const { files, engine } = pulling
  const sides = { from: present.definitions, to: wanted.definitions }
  const statements = planSteps(sides, engine).map(({ sql }) => sql)
  const last = inMigrationOrder(files.map(({ path }) => path)).at(-1)
  return new Map(
    files.map(({ path, text }) => [
      path,
      path === last ? `${text.trimEnd()}\n\n${fileText(statements.map((sql) => [sql]))}` : text,
    ]),
  )
}

/** Loads files on a scratch database. */
async function defined(
  files: readonly SourceFile[],
  { dialect, engine, make }: Pulling,
): Promise<Definitions | readonly Renderable[]> {
  const scratch = await make()
  if ('reason' in scratch) return [fault('no-scratch', scratch, undefined)]
  const refused = await loadSchema(files, scratch, await withExtensions(dialect, files))
  return refused.length > 0 ? refused : engine.define(scratch)
}

/** What the engine says against the texts, or the first object that they define otherwise. */
async function findFaults(
  texts: ReadonlyMap<string, string>,
  wanted: Definitions,
  pulling: Pulling,
): Promise<readonly Renderable[]> {
  const files = inMigrationOrder([...texts.keys()]).map((path) => ({
    path,
    text: texts.get(path) ?? '',
  }))
  const made = await defined(files, pulling)
  if (!isDefined(made)) return made.map(unproven)
  const { created, changed, dropped } = compare({ from: made, to: wanted }, pulling.engine.kinds)
  const [object] = [...created.keys(), ...changed.keys(), ...dropped.keys()]
  if (object === undefined) return []
  const reason = 'the files would define it otherwise than the database has it'
  return [fault('unproven-pull', { object, reason }, undefined)]
}

/** The file is not written, so that it has no place. */
function unproven({ message, place }: Renderable): Renderable {
  return fault('unproven-pull', { object: place?.file ?? 'the schema', reason: message }, undefined)
}
