import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openLaboratory, type ParityEngine } from '../parity/laboratory.ts'
import { compareMutants } from '../parity/mutants.ts'
import { ownEntries } from '../parity/parity-entries.ts'
import { skip } from '../skip.ts'

/** Statements made up for the schemas of this repository do the same here and in the engine. */
function check(engine: ParityEngine, run: { readonly count: number; readonly seed: number }): void {
  test(`mutants in ${engine}`, async () => {
    const laboratory = await openLaboratory(engine)
    if (laboratory.kind === 'unavailable') return skip(`${engine}: ${laboratory.reason}`)
    const different: string[] = []
    const entries = ownEntries(laboratory.files)
    for await (const { id, verdict, lines } of compareMutants(entries, laboratory, run)) {
      if (verdict === 'different') different.push(id, ...lines)
    }
    await laboratory.close()
    assert.equal(different, [])
  })
}

check('postgresql', { count: 40, seed: 1 })

test.run()
