import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEngine } from '../../bench/fuzz-parse/engines.ts'
import { judge } from '../../bench/fuzz-parse/judge.ts'
import { askEngine } from '../engines/ask-engine.ts'
import { skip } from '../skip.ts'

/** Statements a line each, right and wrong ones: quarry accepts what the engine's own parser accepts. */
function check(name: 'mysql' | 'mariadb'): void {
  const statements = ['mysql-mariadb', name].flatMap(linesOf)
  test(`${name}: statements are judged as the engine judges them`, async () => {
    const server = await askEngine(name)
    if (server.kind === 'unavailable') return skip(server.reason)
    const { dialect, oracle } = await openEngine(name)
    const differing: string[] = []
    for (const sql of statements) {
      const [own, engine] = [judge(sql, dialect), await oracle.judge(sql)]
      const isDecided = engine.kind !== 'undecided'
      if (isDecided && own.kind !== engine.kind)
        differing.push(`${own.kind}, ${engine.kind}: ${sql}`)
    }
    await oracle.close()
    assert.equal(differing, [])
  })
}

function linesOf(name: string): readonly string[] {
  const file = new URL(`../statements/${name}.sql`, import.meta.url)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('-- '))
}

check('mysql')
check('mariadb')

test.run()
