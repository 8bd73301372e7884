import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEngine } from '../../bench/fuzz-types/engines.ts'
import { load } from '../../bench/fuzz-types/load.ts'
import { judge } from '../../bench/fuzz-types/judge.ts'
import { compileQuery } from '../../compiler/compile-query.ts'
import { openDatabase } from '../truth/open-database.ts'
import { skip } from '../skip.ts'

const names = ['postgresql-18', 'mysql', 'mariadb'] as const

const folder = new URL('described/', import.meta.url)

/** Queries for the rules of `inference.md`, section 2, one a line, those that are refused among them. */
function linesOf(file: string, separator: RegExp): readonly string[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  return text.split(separator).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}

for (const name of names)
  test(`names, types and verdicts are those of ${name}`, () => describe(name))

async function describe(name: (typeof names)[number]): Promise<void> {
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

/** What the server lists and nobody calls: a form of the grammar, and a word of SHOW. */
const noFunctions: ReadonlySet<string> = new Set(['cast', 'schemas'])

test('the functions that MariaDB lists are known', async () => {
  const opened = await openDatabase('mariadb')
  if (opened.kind === 'unavailable') return skip(opened.reason)
  await opened.close()
  const engine = await openEngine('mariadb')
  const catalog = await load(
    { statements: ['CREATE TABLE t (a int)'], tables: [], views: [] },
    engine,
  )
  const text = 'SELECT function FROM information_schema.sql_functions'
  const named = { name: 'Functions', kind: 'many', doc: [], text } as const
  const { query } = compileQuery(named, catalog, engine.dialect)
  const rows = query ? await engine.database.runByHand(query, []) : []
  await engine.close()
  const known = new Set([...engine.dialect.semantics.functionNames(), ...noFunctions])
  assert.ok(rows.length > 200)
  const names = rows.map(([name]) => String(name).toLowerCase())
  assert.equal(
    names.filter((name) => !known.has(name)),
    [],
  )
})

test.run()
