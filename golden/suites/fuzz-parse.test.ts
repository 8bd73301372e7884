import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type EngineName, openEngine } from '../../bench/fuzz-parse/engines.ts'
import { fuzz, type Tally } from '../../bench/fuzz-parse/fuzz.ts'
import { kinds } from '../../bench/fuzz-parse/generate/generator.ts'
import { readCaseSeeds } from '../../bench/fuzz-parse/seeds.ts'
import { askEngine } from '../engines/ask-engine.ts'
import { skip } from '../skip.ts'

const COUNT = 2000

/** Of the statements of one kind. */
interface Share {
  readonly agreed: number
  /** Absent where the engine does not tell the place. */
  readonly samePlace?: number
}

interface Least {
  readonly mutants: Share
  readonly generated: Share
}

function checkTally({ decided, agreed, placed, samePlace, findings }: Tally, least: Share): void {
  const shown = findings.map(({ kind, sql }) => `${kind}: ${sql}`).join('\n')
  assert.ok(agreed / decided >= least.agreed, `${agreed} of ${decided}\n${shown}`)
  if (least.samePlace === undefined) return
  assert.ok(samePlace / placed >= least.samePlace, `${samePlace} of ${placed}\n${shown}`)
}

/** The least share of statements that quarry judges as the engine does, and refuses at its place. */
function check(name: EngineName, least: Least): void {
  test(`${name}: mutated and generated statements are judged as the engine judges them`, async () => {
    const server = isServer(name) ? await askEngine(name) : undefined
    if (server?.kind === 'unavailable') return skip(server.reason)
    const engine = await openEngine(name)
    const seeds = readCaseSeeds(engine.dialect).statements
    const outcome = await fuzz({ engine, seeds, count: COUNT, generate: 0.5, seed: 1, kinds })
    await engine.oracle.close()
    checkTally(outcome.mutants, least.mutants)
    checkTally(outcome.generated, least.generated)
  })
}

/** PostgreSQL's parser and SQLite are in this process. */
function isServer(name: EngineName): name is 'mysql' | 'mariadb' {
  return name === 'mysql' || name === 'mariadb'
}

check('postgresql', {
  mutants: { agreed: 0.998, samePlace: 0.97 },
  generated: { agreed: 0.995, samePlace: 0.95 },
})
check('sqlite', { mutants: { agreed: 0.998 }, generated: { agreed: 0.998 } })
check('mariadb', { mutants: { agreed: 0.998 }, generated: { agreed: 0.998 } })
check('mysql', { mutants: { agreed: 0.998 }, generated: { agreed: 0.998 } })

test.run()
