import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Engine,
  type EngineName,
  engineNames,
  openEngine,
} from '../../bench/fuzz-types/engines.ts'
import { argumentGrid } from '../../bench/fuzz-types/argument-grid.ts'
import { fuzz } from '../../bench/fuzz-types/fuzz.ts'
import { runGrid } from '../../bench/fuzz-types/grid.ts'
import { openDatabase } from '../truth/open-database.ts'
import { skip } from '../skip.ts'

const COUNT = 300
const SEED = 7

/** The share of queries that are judged as the engine judges them; none may be unsound. */
const least: Readonly<Record<EngineName, number>> = {
  'postgresql-18': 0.98,
  mysql: 0.9,
  mariadb: 0.9,
  sqlite: 0.98,
}

/** The same of calls of single functions and operators. */
const leastInGrid: Readonly<Record<EngineName, number>> = {
  'postgresql-18': 1,
  mysql: 0.85,
  mariadb: 0.98,
  sqlite: 0.98,
}

const NTH = 60

/** The same of calls with columns of all types in each place, where conversions are lax. */
const leastOfArguments: Partial<Readonly<Record<EngineName, number>>> = {
  mysql: 0.95,
  mariadb: 0.98,
}

/** One call of so many. */
const EVERY = 40

async function withEngine(name: EngineName, judge: (engine: Engine) => Promise<void>) {
  const opened = await openDatabase(name)
  if (opened.kind === 'unavailable') return skip(opened.reason)
  await opened.close()
  const engine = await openEngine(name)
  try {
    await judge(engine)
  } finally {
    await engine.close()
  }
}

for (const name of engineNames) {
  test(`${name}: ${COUNT} made-up queries of seed ${SEED} have the engine's verdict and types`, () =>
    withEngine(name, async (engine) => {
      const tally = await fuzz({ engine, count: COUNT, seed: SEED })
      const { agreed, decided, findings, unsound } = tally
      assert.equal(
        unsound.map(({ sql, columns }) => `${columns.join(', ')}: ${sql}`),
        [],
      )
      const told = findings.map(
        ({ finding }) => `${finding.kind}: ${finding.saying}: ${finding.sql}`,
      )
      assert.ok(agreed >= decided * least[name], told.join('\n'))
    }))

  test(`${name}: every ${NTH}th overload has the engine's type, and gives no NULL that is ruled out`, () =>
    withEngine(name, async (engine) => {
      const { calls, agreed, findings, unsound } = await runGrid(engine, NTH)
      assert.equal(unsound, [])
      const told = findings.map(({ kind, saying, sql }) => `${kind}: ${saying}: ${sql}`)
      assert.ok(agreed >= calls * leastInGrid[name], told.join('\n'))
    }))

  const leastShare = leastOfArguments[name]
  if (leastShare === undefined) continue
  test(`${name}: functions of columns of all types have the types that the engine describes`, () =>
    withEngine(name, async (engine) => {
      const { agreed, decided, findings, unsound } = await argumentGrid({
        engine,
        every: EVERY,
        seed: SEED,
      })
      assert.equal(
        unsound.map(({ sql }) => sql),
        [],
      )
      const told = findings.map(({ finding }) => `${finding.saying}: ${finding.sql}`)
      assert.ok(agreed >= decided * leastShare, told.join('\n'))
    }))
}

test.run()
