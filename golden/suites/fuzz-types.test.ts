import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Engine,
  type EngineName,
  engineNames,
  openEngine,
} from '../../bench/fuzz-types/engines.ts'
import { fuzz } from '../../bench/fuzz-types/fuzz.ts'
import { runGrid } from '../../bench/fuzz-types/grid.ts'
import { openDatabase } from '../truth/open-database.ts'
import { skip } from '../skip.ts'

const COUNT = 300
const SEED = 7

/** The share of queries that are judged as the engine judges them; none may be unsound. */
const least: Readonly<Record<EngineName, number>> = { 'postgresql-18': 0.98, mysql: 0.75 }

/** The same of calls of single functions and operators. */
const leastInGrid: Readonly<Record<EngineName, number>> = { 'postgresql-18': 1, mysql: 0.85 }

const NTH = 60

for (const name of engineNames) {
  const opened = await openDatabase(name)
  if (opened.kind === 'unavailable') {
    skip(opened.reason)
    continue
  }
  await opened.close()
  const test = suite(`made-up queries on ${name}`)
  let engine: Engine
  test.before(async () => {
    engine = await openEngine(name)
  })
  test.after(() => engine.close())
  test(`${COUNT} of seed ${SEED} have the engine's verdict and types`, async () => {
    const { agreed, findings, unsound } = await fuzz({ engine, count: COUNT, seed: SEED })
    assert.equal(
      unsound.map(({ sql, columns }) => `${columns.join(', ')} is NULL: ${sql}`),
      [],
    )
    const told = findings.map(({ finding }) => `${finding.kind}: ${finding.saying}: ${finding.sql}`)
    assert.ok(agreed >= COUNT * least[name], told.join('\n'))
  })
  test(`every ${NTH}th overload has the engine's type, and gives no NULL that is ruled out`, async () => {
    const { calls, agreed, findings, unsound } = await runGrid(engine, NTH)
    assert.equal(unsound, [])
    const told = findings.map(({ kind, saying, sql }) => `${kind}: ${saying}: ${sql}`)
    assert.ok(agreed >= calls * leastInGrid[name], told.join('\n'))
  })
  test.run()
}
