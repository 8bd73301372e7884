import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { createRandom } from '../random.ts'
import type { Engine } from './engines.ts'
import { createDice, type Dice } from './generate/dice.ts'
import { Queries } from './generate/query.ts'
import { type MadeSchema, makeSchema } from './generate/schema.ts'
import { type Furnished, furnish } from './furnish.ts'
import { type Finding, judge } from './judge.ts'
import { load } from './load.ts'
import { fill, fillings } from '../witness/rows.ts'
import { witness } from '../witness/witness.ts'

export interface Run {
  readonly engine: Engine
  readonly count: number
  readonly seed: number
}

export interface Tally {
  /** All but those in which the engine refused a value. */
  readonly decided: number
  readonly agreed: number
  readonly accepted: number
  /** Runs on data, and columns called not null in them. */
  readonly ran: number
  readonly proven: number
  /** Runs that took too long. */
  readonly givenUp: number
  /** Rows that could not be put into a table. */
  readonly missing: number
  readonly findings: readonly Placed[]
  readonly unsound: readonly Unsound[]
}

/** A finding and the schema that it needs. */
export interface Placed {
  readonly finding: Finding
  readonly schema: MadeSchema
}

export interface Unsound {
  readonly sql: string
  readonly columns: readonly string[]
  readonly schema: MadeSchema
}

const QUERIES_PER_SCHEMA = 250

/** Made-up queries on made-up schemas, judged by quarry and the engine, and run on three sets of rows. */
export async function fuzz({ engine, count, seed }: Run): Promise<Tally> {
  const dice = createDice(createRandom(seed))
  const queries = new Queries(engine.palette, dice)
  let total = nothing
  for (let done = 0; done < count; done += QUERIES_PER_SCHEMA) {
    const bare = makeSchema(engine.palette, dice)
    const { schema, refused } = await furnish(bare, { engine, queries, dice })
    total = together(total, tallyOf(refused, schema))
    const sources = [...schema.tables, ...schema.views]
    const statements = Array.from({ length: Math.min(QUERIES_PER_SCHEMA, count - done) }, () =>
      queries.statement(sources),
    )
    total = together(total, await examine({ engine, schema, statements, dice }))
  }
  return total
}

/** Definitions that quarry refuses and the engine does not. */
function tallyOf(refused: Furnished['refused'], schema: MadeSchema): Tally {
  const findings = [...refused].map(([sql, saying]): Placed => {
    return { finding: { kind: 'we refuse', sql, saying }, schema }
  })
  return { ...nothing, decided: refused.size, findings }
}

const nothing: Tally = {
  decided: 0,
  agreed: 0,
  accepted: 0,
  ran: 0,
  proven: 0,
  givenUp: 0,
  missing: 0,
  findings: [],
  unsound: [],
}

function together(one: Tally, other: Tally): Tally {
  return {
    decided: one.decided + other.decided,
    agreed: one.agreed + other.agreed,
    accepted: one.accepted + other.accepted,
    ran: one.ran + other.ran,
    proven: one.proven + other.proven,
    givenUp: one.givenUp + other.givenUp,
    missing: one.missing + other.missing,
    findings: [...one.findings, ...other.findings],
    unsound: [...one.unsound, ...other.unsound],
  }
}

/** Statements about one schema, judged by quarry and the engine, and run on three sets of rows. */
export async function examine(some: {
  readonly engine: Engine
  readonly schema: MadeSchema
  readonly statements: readonly string[]
  readonly dice: Dice
}): Promise<Tally> {
  const { accepted, ...judged } = await judgeSome(some)
  const witnessed = await runSome({ ...some, accepted })
  return { ...judged, ...witnessed, accepted: accepted.length }
}

interface Accepted {
  readonly sql: string
  readonly query: CheckedQuery
}

async function judgeSome(some: {
  readonly engine: Engine
  readonly schema: MadeSchema
  readonly statements: readonly string[]
}) {
  const { engine, schema, statements } = some
  const catalog = await load(schema, engine)
  const accepted: Accepted[] = []
  const findings: Placed[] = []
  let undecided = 0
  for (const sql of statements) {
    const judged = await judge(sql, catalog, engine)
    if (judged.kind === 'differs') findings.push({ finding: judged.finding, schema })
    else if (judged.kind === 'undecided') undecided++
    else if (judged.query) accepted.push({ sql, query: judged.query })
  }
  const decided = statements.length - undecided
  return { decided, agreed: decided - findings.length, accepted, findings }
}

async function runSome(some: {
  readonly engine: Engine
  readonly schema: MadeSchema
  readonly accepted: readonly Accepted[]
  readonly dice: Dice
}) {
  const { engine, schema, accepted, dice } = some
  const unsound: Unsound[] = []
  let [ran, proven, givenUp, missing] = [0, 0, 0, 0]
  for (const filling of fillings) {
    const filled = await fill(await load(schema, engine), filling, { engine, dice, known: [] })
    missing += filled.missing
    for (const { sql, query } of accepted) {
      const witnessed = await witness(query, { engine, dice, filled })
      if (witnessed.kind === 'given up') givenUp++
      if (witnessed.kind !== 'ran') continue
      ran++
      proven += query.columns.filter(({ nullable }) => !nullable).length
      const columns = witnessed.contradicted
      if (columns.length > 0) unsound.push({ sql, columns, schema })
    }
  }
  return { ran, proven, givenUp, missing, unsound }
}
