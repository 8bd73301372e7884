import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compareEntry } from '../parity/compare.ts'
import { openLaboratory, type ParityEngine } from '../parity/laboratory.ts'
import { compareMutants } from '../parity/mutants.ts'
import { ownEntries } from '../parity/parity-entries.ts'
import { skip } from '../skip.ts'

/** The catalog folded from each schema of this repository is the one that the engine keeps. */
function check(engine: ParityEngine): void {
  test(`parity with ${engine}`, async () => {
    const laboratory = await openLaboratory(engine)
    if (laboratory.kind === 'unavailable') return skip(`${engine}: ${laboratory.reason}`)
    const different: string[] = []
    for (const entry of ownEntries(laboratory.files)) {
      const { id, verdict, lines } = await compareEntry(entry, laboratory)
      if (verdict === 'different') different.push(id, ...lines)
    }
    await laboratory.close()
    assert.equal(different, [])
  })
}

/** What statements made up at random do to these schemas, eight to each, is the same to both. */
function checkMutants(engine: ParityEngine, given: { count: number; seed: number }): void {
  test(`parity of mutants with ${engine}`, async () => {
    const laboratory = await openLaboratory(engine)
    if (laboratory.kind === 'unavailable') return skip(`${engine}: ${laboratory.reason}`)
    const different: string[] = []
    for await (const each of compareMutants(ownEntries(laboratory.files), laboratory, given)) {
      if (each.verdict === 'different') different.push(each.id, ...each.lines)
    }
    await laboratory.close()
    assert.equal(different, [])
  })
}

check('postgresql')
check('mysql')
check('mariadb')
check('sqlite')
checkMutants('mysql', { count: 10, seed: 1 })
checkMutants('mariadb', { count: 10, seed: 1 })
checkMutants('sqlite', { count: 25, seed: 1 })

test.run()
