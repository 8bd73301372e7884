import { suggest } from '../../../compiler/diagnostics/suggest.ts'
import { migrationText } from '../../../runtime/migrate/migration-text.ts'
import { planSteps } from '../../../runtime/migrate/plan/plan-steps.ts'
import { possibleRenames } from '../../../runtime/migrate/possible-renames.ts'
import type { Sides } from '../../../runtime/migrate/schema-kind.ts'
import type { ComparisonRequest, PossibleRename, SchemaComparison } from '../../api/compare.ts'
import { Refusal } from '../failure/refusal.ts'
import { countedDatabase } from '../migrations/counted-hazards.ts'
import type { Studio } from '../studio.ts'
import type { ComparableSide, ReadSide } from './comparable-side.ts'
import { comparableSides, schemasOf } from './comparable-sides.ts'
import { describeObjects, describeTables } from './describe-comparison.ts'
import { describeWay } from './describe-way.ts'
import { sideRefusal } from './side-refusal.ts'

/** What two schemas differ in, and the statements there and back. Nothing is written to either of them. */
export async function compareSchemas(
  wanted: ComparisonRequest,
  studio: Studio,
  signal: AbortSignal,
): Promise<SchemaComparison> {
  const before = await readSide('from', wanted, { studio, signal })
  try {
    const after = await readSide('to', wanted, { studio, signal })
    try {
      return await describe(wanted, { before, after }, { studio, signal })
    } finally {
      await after.close()
    }
  } finally {
    await before.close()
  }
}

interface Asked {
  readonly studio: Studio
  readonly signal: AbortSignal
}

async function readSide(
  path: keyof ComparisonRequest,
  wanted: ComparisonRequest,
  { studio, signal }: Asked,
): Promise<ReadSide> {
  const side = findSide(wanted[path], path, comparableSides(studio))
  if (side.unavailable !== null)
    throw new Refusal('read_only', { details: [{ path, message: side.unavailable }] })
  try {
    return await side.read(signal)
  } catch (error) {
    signal.throwIfAborted()
    throw await sideRefusal(error, { path, name: side.name }, studio)
  }
}

function findSide(name: string, path: string, sides: readonly ComparableSide[]): ComparableSide {
  const found = sides.find((side) => side.name === name)
  if (found !== undefined) return found
  const names = sides.map((side) => side.name)
  const close = suggest(name, names)
  const message = `there is no such schema: known are ${names.join(', ')}`
  const suggestions = close === undefined ? [] : [close]
  throw new Refusal('bad_request', { details: [{ path, message, suggestions }] })
}

interface ReadSides {
  readonly before: ReadSide
  readonly after: ReadSide
}

async function describe(
  { from, to }: ComparisonRequest,
  { before, after }: ReadSides,
  { studio, signal }: Asked,
): Promise<SchemaComparison> {
  const schemas = schemasOf(studio)
  const sides = { from: before.definitions, to: after.definitions }
  const way = (steps: Sides) => migrationText(planSteps(steps, schemas.engine), { parents: [] })
  const counted = before.opened && countedDatabase(before.opened, signal)
  const up = await describeWay({ way: 'up', text: way(sides) }, schemas, counted)
  const back = way({ from: sides.to, to: sides.from })
  const down = await describeWay({ way: 'down', text: back }, schemas, undefined)
  const described = describeObjects(sides, schemas)
  const hazards = up.statements.flatMap((statement) => statement.hazards)
  return {
    ...{ from, to, ...described, up, down },
    equal: described.objects.length === 0 && up.statements.length === 0,
    tables: describeTables(sides, schemas),
    renames: possibleRenames(sides).map(describeRename),
    destructive: hazards.some(({ kind, rows }) => kind === 'data-loss' && rows !== 0),
    unmodelled: [...new Set([...sides.from.unmodelled, ...sides.to.unmodelled])],
  }
}

function describeRename({
  schema,
  table,
  column,
  from,
}: ReturnType<typeof possibleRenames>[number]): PossibleRename {
  return { schema, table, column: column ?? null, old: from }
}
