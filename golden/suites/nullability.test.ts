import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileQuery } from '../../compiler/compile-query.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { type NullPattern, patternsOf, rowSets, statementsOf } from '../fixtures/null-patterns.ts'
import { skip } from '../skip.ts'
import { dialectOfEngine, executingEngines, openDatabase } from '../truth/open-database.ts'
import type { TestDatabase } from '../truth/test-database.ts'

interface Compiled {
  readonly pattern: NullPattern
  readonly query: CheckedQuery
}

/** Which columns have shown NULL, for each query. */
type Shown = ReadonlyMap<CheckedQuery, Set<number>>

for (const engine of executingEngines) {
  if (engine === 'postgresql-15') continue
  const name = dialectOfEngine[engine]
  const patterns = patternsOf(name)
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') {
    skip(opened.reason, patterns.length)
    continue
  }
  const dialect = await loadDialect(name)
  const schema = statementsOf('schema', name)
  const catalog = catalogOf(schema, dialect)
  const compiled: Compiled[] = []
  for (const pattern of patterns) {
    test(`${engine}: ${pattern.title}`, () => {
      const query = checked(pattern, catalog, dialect)
      compiled.push({ pattern, query })
      assert.is(lettersOf(query), pattern.expected.replaceAll('?', 'n'), pattern.sql)
    })
  }
  test(`${engine}: rows show what may be NULL, and nothing else is`, async () => {
    const shown: Shown = new Map(compiled.map(({ query }) => [query, new Set<number>()]))
    const { database } = opened
    for (const rows of ['', ...rowSets.map((set) => statementsOf(set, name))]) {
      await database.reset()
      await database.execute(schema)
      if (rows !== '') await database.execute(rows)
      for (const each of compiled) await runOn(database, each, shown)
    }
    assert.equal(
      compiled.flatMap((each) => contradictions(each, shown)),
      [],
    )
  })
  test(`nothing is left on ${engine}`, () => opened.close())
}

function catalogOf(text: string, dialect: Dialect): Catalog {
  const { meant: catalog, diagnostics } = compileSchema(
    [{ path: 'schema.sql', text }],
    dialect,
    describeParts,
  )
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    [],
  )
  return catalog
}

function checked({ sql }: NullPattern, catalog: Catalog, dialect: Dialect): CheckedQuery {
  const named = { name: 'Pattern', kind: 'many', doc: [], text: sql } as const
  const { query, diagnostics } = compileQuery(named, catalog, dialect)
  if (query) return query
  throw new Error(`${diagnostics.map(({ message }) => message).join('\n')}\n${sql}`)
}

function lettersOf({ columns }: CheckedQuery): string {
  return columns.map(({ nullable }) => (nullable ? 'n' : '-')).join('')
}

async function runOn(database: TestDatabase, { query }: Compiled, shown: Shown): Promise<void> {
  const rows = await database.runByHand(query, []).catch((error: Error) => error.message)
  if (typeof rows === 'string') throw new Error(`${rows}\n${JSON.stringify(query.text)}`)
  for (const row of rows) {
    row.forEach((value, index) => {
      if (value === null) shown.get(query)?.add(index)
    })
  }
}

function contradictions({ pattern, query }: Compiled, shown: Shown): readonly string[] {
  const nulls = shown.get(query) ?? new Set()
  return [...pattern.expected].flatMap((letter, index) => {
    const isRight = nulls.has(index) === (letter === 'n')
    const says = nulls.has(index) ? 'is NULL' : 'is never NULL'
    return isRight ? [] : [`${pattern.title}: column ${index + 1} ${says}, not ${letter}`]
  })
}

test.run()
