import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEngine } from '../../bench/fuzz-types/engines.ts'
import { load } from '../../bench/fuzz-types/load.ts'
import { judge } from '../../bench/fuzz-types/judge.ts'
import { openDatabase } from '../truth/open-database.ts'
import { skip } from '../skip.ts'

const folder = new URL('described/', import.meta.url)

/** Queries for the rules of `inference.md`, section 2, one a line, those that are refused among them. */
function linesOf(file: string, separator: RegExp): readonly string[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  return text.split(separator).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}

for (const name of ['postgresql-18', 'mysql'] as const)
  test(`names, types and verdicts are those of ${name}`, () => describe(name))

async function describe(name: 'postgresql-18' | 'mysql'): Promise<void> {
  const opened = await openDatabase(name)
  if (opened.kind === 'unavailable') return skip(opened.reason)
  await opened.close()
  const engine = await openEngine(name)
  const statements = linesOf(`${name}.schema.sql`, /;\n/)
  const catalog = await load({ statements, tables: [], views: [] }, engine)
  const differences: string[] = []
  for (const sql of linesOf(`${name}.queries.sql`, /\n/)) {
    const judged = await judge(sql, catalog, engine)
    if (judged.kind === 'differs')
      differences.push(`${judged.finding.kind}: ${judged.finding.saying}: ${sql}`)
  }
  await engine.close()
  assert.equal(differences, [])
}

test.run()
