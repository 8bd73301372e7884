import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compareEntry } from '../parity/compare.ts'
import { openLaboratory, type ParityEngine } from '../parity/laboratory.ts'
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

check('postgresql')
check('mysql')
check('mariadb')
check('sqlite')

test.run()
