import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compareStatements } from '../parity/compare.ts'
import { openLaboratory, type ParityEngine } from '../parity/laboratory.ts'
import { skip } from '../skip.ts'

/** Statement by statement: engine and compiler refuse the same ones, and hold the same catalog in the end. */
function check(engine: ParityEngine): void {
  const folder = fileURLToPath(new URL(`../parity/steps/${engine}/`, import.meta.url))
  test(`steps in ${engine}`, async () => {
    const laboratory = await openLaboratory(engine)
    if (laboratory.kind === 'unavailable') return skip(`${engine}: ${laboratory.reason}`)
    const different: string[] = []
    for (const id of readdirSync(folder).sort()) {
      const text = readFileSync(`${folder}${id}`, 'utf8')
      const { verdict, lines } = await compareStatements({ id, text }, laboratory)
      if (verdict !== 'equal') different.push(`${id}: ${verdict}`, ...lines)
    }
    await laboratory.close()
    assert.equal(different, [])
  })
}

check('postgresql')
check('mariadb')

test.run()
