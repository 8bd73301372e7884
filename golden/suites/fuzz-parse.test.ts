import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type EngineName, openEngine } from '../../bench/fuzz-parse/engines.ts'
import { fuzz } from '../../bench/fuzz-parse/fuzz.ts'
import { readCaseSeeds } from '../../bench/fuzz-parse/seeds.ts'

const COUNT = 2000

interface Least {
  readonly agreed: number
  /** Absent where the engine does not tell the place. */
  readonly samePlace?: number
}

/** The least share of mutants that quarry judges as the engine does, and refuses at its place. */
function check(name: EngineName, least: Least): void {
  test(`${name}: mutated statements are judged as the engine judges them`, async () => {
    const engine = await openEngine(name)
    const seeds = readCaseSeeds(engine.dialect).statements
    const outcome = await fuzz({ engine, seeds, count: COUNT, seed: 1 })
    await engine.oracle.close()
    const { decided, agreed, placed, samePlace, findings } = outcome
    const shown = findings.map(({ kind, sql }) => `${kind}: ${sql}`).join('\n')
    assert.ok(agreed / decided >= least.agreed, `${agreed} of ${decided}\n${shown}`)
    if (least.samePlace === undefined) return
    assert.ok(samePlace / placed >= least.samePlace, `${samePlace} of ${placed}\n${shown}`)
  })
}

check('postgresql', { agreed: 0.998, samePlace: 0.97 })
check('sqlite', { agreed: 0.995 })

test.run()
