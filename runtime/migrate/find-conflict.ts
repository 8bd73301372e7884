import type { Connection } from '../engine.ts'
import type { MigrationEngine } from './migration-engine.ts'
import { compare } from './plan/compare.ts'
import { RefusedReplay, replay } from './replay.ts'
import type { Script } from './run/files/migration.ts'
import type { Sides } from './schema-kind.ts'
import { type Definitions, definitionsOf, type ObjectId } from './schema-object.ts'

/** Two lines of migrations behind a common one. */
export interface ForkedScripts {
  readonly base: readonly Script[]
  readonly first: readonly Script[]
  readonly second: readonly Script[]
}

/** Why it matters which line comes first. */
export interface Conflict {
  /** What both lines touch, or what is another one in the end. */
  readonly objects: readonly ObjectId[]
  /** The statement that the engine refuses in one of the orders; undefined: both orders run to their end. */
  readonly refused: RefusedReplay | undefined
}

interface Trying {
  readonly engine: MigrationEngine
  /** Two empty databases. */
  readonly scratches: readonly [Connection, Connection]
}

/**
 * Runs the lines in both orders on scratch databases; undefined: both give the same schema. Throws RefusedReplay where
 * what is common does not run.
 */
export async function findConflict(
  { base, first, second }: ForkedScripts,
  { engine, scratches }: Trying,
): Promise<Conflict | undefined> {
  const one = await runOrder([base, first, second], scratches[0], engine)
  const other = await runOrder([base, second, first], scratches[1], engine)
  const refused = one.refused ?? other.refused
  if (refused !== undefined) return { objects: sharedObjects(one.touched, other.touched), refused }
  const from = withoutPlaces(one.end, engine)
  const to = withoutPlaces(other.end, engine)
  const different = touchedBy({ from, to }, engine)
  return different.size === 0 ? undefined : { objects: [...different.keys()], refused: undefined }
}

/** By id, with the object at the root of each: the table of a column. */
type Touched = ReadonlyMap<ObjectId, ObjectId>

interface RunOrder {
  /** By the line that comes first. */
  readonly touched: Touched
  readonly end: Definitions
  readonly refused: RefusedReplay | undefined
}

async function runOrder(
  [base, first, second]: readonly [readonly Script[], readonly Script[], readonly Script[]],
  scratch: Connection,
  engine: MigrationEngine,
): Promise<RunOrder> {
  for (const script of base) await replay(script, scratch, engine.runner)
  const from = await engine.define(scratch)
  const failed = await refusalOf(first, scratch, engine)
  const between = await engine.define(scratch)
  const touched = touchedBy({ from, to: between }, engine)
  if (failed !== undefined) return { touched, end: between, refused: failed }
  const refused = await refusalOf(second, scratch, engine)
  return { touched, end: await engine.define(scratch), refused }
}

async function refusalOf(
  scripts: readonly Script[],
  scratch: Connection,
  { runner }: MigrationEngine,
): Promise<RefusedReplay | undefined> {
  try {
    for (const script of scripts) await replay(script, scratch, runner)
    return undefined
  } catch (error) {
    if (error instanceof RefusedReplay) return error
    throw error
  }
}

/** Two people who add a column each to one table may do so in either order. */
function withoutPlaces({ objects, unmodelled }: Definitions, { kinds }: MigrationEngine) {
  const placed = [...objects.values()].map((object) => {
    const { place } = kinds[object.kind] ?? {}
    if (place === undefined) return object
    return { ...object, attributes: { ...object.attributes, [place]: undefined } }
  })
  return definitionsOf(placed, unmodelled)
}

function touchedBy(sides: Sides, { kinds }: MigrationEngine): Touched {
  const { created, dropped, changed } = compare(sides, kinds)
  const ids = [...created.keys(), ...dropped.keys(), ...changed.keys()]
  return new Map(ids.map((id) => [id, rootOf(id, sides)]))
}

function rootOf(id: ObjectId, { from, to }: Sides): ObjectId {
  const parent = (to.objects.get(id) ?? from.objects.get(id))?.parent
  return parent === undefined ? id : rootOf(parent, { from, to })
}

/** What both touch, or else the tables of what both touch. */
function sharedObjects(one: Touched, other: Touched): readonly ObjectId[] {
  const both = [...one.keys()].filter((id) => other.has(id))
  if (both.length > 0) return both
  const roots = new Set(other.values())
  return [...new Set(one.values())].filter((root) => roots.has(root))
}
