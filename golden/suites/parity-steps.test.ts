import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compareStatements } from '../parity/compare.ts'
import { type Laboratory, openLaboratory, type ParityEngine } from '../parity/laboratory.ts'
import { skip } from '../skip.ts'

/**
 * Statement by statement: engine and compiler refuse the same ones, and hold the same catalog in the end. The
 * statements of the inner folder `autocommit` are transactions of their own.
 */
function check(engine: ParityEngine): void {
  test(`steps in ${engine}`, async () => {
    const laboratory = await openLaboratory(engine)
    if (laboratory.kind === 'unavailable') return skip(`${engine}: ${laboratory.reason}`)
    const { autocommit } = laboratory
    const different = [
      ...(await differencesIn(engine, laboratory)),
      ...(await differencesIn(`${engine}/autocommit`, { ...laboratory, session: autocommit })),
    ]
    await laboratory.close()
    assert.equal(different, [])
  })
}

async function differencesIn(folder: string, laboratory: Laboratory): Promise<readonly string[]> {
  const path = fileURLToPath(new URL(`../parity/steps/${folder}/`, import.meta.url))
  if (!existsSync(path)) return []
  const files = readdirSync(path).filter((name) => name.endsWith('.sql'))
  const different: string[] = []
  for (const id of files.sort()) {
    const text = readFileSync(`${path}${id}`, 'utf8')
    const { verdict, lines } = await compareStatements({ id, text }, laboratory)
    if (verdict !== 'equal') different.push(`${id}: ${verdict}`, ...lines)
  }
  return different
}

check('postgresql')
check('mysql')
check('mariadb')

test.run()
