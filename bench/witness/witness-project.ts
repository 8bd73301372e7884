import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { createRandom } from '../random.ts'
import type { Engine } from '../fuzz-types/engines.ts'
import { createDice, type Dice } from '../fuzz-types/generate/dice.ts'
import type { Project } from './projects.ts'
import { fill, type Filled, fillings } from './rows.ts'
import { witness } from './witness.ts'

export interface Testimony {
  /** Queries with a result that ran. */
  readonly queries: number
  readonly runs: number
  /** Columns called not null, and those of them of which no run gave a row, a line each. */
  readonly proven: number
  readonly silent: readonly string[]
  /** NULLs in columns called not null, a line each. */
  readonly contradictions: readonly string[]
  /** Rows that could not be put in, in tables that are left empty. */
  readonly missing: readonly string[]
  /** Schemas and queries that the engine refused whatever the arguments were. */
  readonly refused: readonly string[]
  /** Queries of which a run took too long. */
  readonly givenUp: readonly string[]
}

export const nothing: Testimony = {
  queries: 0,
  runs: 0,
  proven: 0,
  silent: [],
  contradictions: [],
  missing: [],
  refused: [],
  givenUp: [],
}

export function together(one: Testimony, other: Testimony): Testimony {
  return {
    queries: one.queries + other.queries,
    runs: one.runs + other.runs,
    proven: one.proven + other.proven,
    silent: [...one.silent, ...other.silent],
    contradictions: [...one.contradictions, ...other.contradictions],
    missing: [...one.missing, ...other.missing],
    refused: [...one.refused, ...other.refused],
    givenUp: [...one.givenUp, ...other.givenUp],
  }
}

/** Runs of a query with other arguments each, on each set of rows. */
const ROUNDS = 8

/** What became of the runs of one query. */
interface Seen {
  runs: number
  rows: number
  reason: string | undefined
  isGivenUp: boolean
  readonly contradictions: Set<string>
}

/** The queries of the project on three sets of rows: what they show of the columns that are called not null. */
export async function witnessProject(project: Project, engine: Engine): Promise<Testimony> {
  const queries = project.queries.filter(({ columns }) => columns.length > 0)
  if (queries.length === 0) return nothing
  const seen = new Map(queries.map((query) => [query, fresh()]))
  const missing = new Set<string>()
  const dice = createDice(createRandom(1))
  const known = constantsOf([...project.schema, ...project.written])
  for (const filling of fillings) {
    const refusal = await load(project, engine)
    if (refusal !== undefined) return { ...nothing, refused: [`${project.name}: ${refusal}`] }
    const filled = await fill(project.catalog, filling, { engine, dice, known })
    for (const [table, rows] of filled.rows) {
      if (filling !== 'empty' && rows.length === 0) missing.add(`${project.name}: ${table.name}`)
    }
    for (const [query, one] of seen) await runSome(query, one, { engine, dice, filled })
  }
  return { ...summary(project.name, seen), missing: [...missing] }
}

function fresh(): Seen {
  return { runs: 0, rows: 0, reason: undefined, isGivenUp: false, contradictions: new Set() }
}

async function load(
  { schema }: Project,
  { database, palette }: Engine,
): Promise<string | undefined> {
  await database.reset()
  if (palette.limits !== '') await database.execute(palette.limits)
  for (const text of schema) {
    const refusal = await database.execute(text).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (refusal !== undefined) return refusal
  }
  return undefined
}

async function runSome(
  query: CheckedQuery,
  seen: Seen,
  witnessing: { readonly engine: Engine; readonly dice: Dice; readonly filled: Filled },
): Promise<void> {
  const rounds = query.parameters.length === 0 ? 1 : ROUNDS
  for (let round = 0; round < rounds; round++) {
    const witnessed = await witness(query, witnessing)
    if (witnessed.kind === 'failed') seen.reason = witnessed.reason
    if (witnessed.kind === 'given up') seen.isGivenUp = true
    if (witnessed.kind !== 'ran') continue
    seen.runs++
    seen.rows += witnessed.rows
    for (const each of witnessed.contradicted) seen.contradictions.add(each)
  }
}

function summary(project: string, seen: ReadonlyMap<CheckedQuery, Seen>): Testimony {
  let testimony = nothing
  for (const [query, { runs, rows, reason, isGivenUp, contradictions }] of seen) {
    const name = `${project}#${query.name}`
    const proven = query.columns.filter(({ nullable }) => !nullable)
    testimony = together(testimony, {
      queries: runs > 0 ? 1 : 0,
      runs,
      proven: proven.length,
      silent: rows === 0 ? proven.map((column) => `${name} ${column.name}`) : [],
      contradictions: [...contradictions].map((text) => `${name}: ${text}`),
      missing: [],
      refused: runs === 0 && !isGivenUp ? [`${name}: ${reason}`] : [],
      givenUp: isGivenUp ? [name] : [],
    })
  }
  return testimony
}

/** Strings and numbers of SQL texts. */
function constantsOf(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(/'((?:[^'\\]|'')*)'/g)].map(([, inner = '']) =>
      inner.replaceAll("''", "'"),
    ),
    ...[...text.matchAll(/(?<![\w$.?:@])\d{1,9}\b/g)].map(([number]) => number),
  ])
  return [...new Set(found)]
}
