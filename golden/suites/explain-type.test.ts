import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type ExplainOptions, explainType } from '../../cli/commands/explain-type.ts'
import { makeProject, type Ran, ran } from './cli/project.ts'

const FOLDER = fileURLToPath(new URL('../explanations/', import.meta.url))
const TABLES = fileURLToPath(
  new URL('../nullability/everywhere/tables/schema.sql', import.meta.url),
)
const queries = readFileSync(`${FOLDER}queries.sql`, 'utf8')

function run(wanted: Partial<ExplainOptions>): Promise<Ran> {
  const root = makeProject({
    'quarry.toml': 'version = "2"\n[database]\nprovider = "postgresql"\n',
    'db/schema/shop.sql': undefined,
    'db/schema/tables.sql': readFileSync(TABLES, 'utf8'),
    'db/schema/lines.sql': readFileSync(`${FOLDER}lines.sql`, 'utf8'),
    'db/queries/books.sql': undefined,
    'db/queries/people.sql': queries,
  })
  const options = { query: undefined, column: undefined, others: [], json: false, ...wanted }
  return ran(root, (invocation) => explainType(options, invocation))
}

test('the steps of every column, as they are reviewed', async () => {
  const texts: string[] = []
  for (const [, query] of queries.matchAll(/-- name: (\w+)/g)) {
    const { code, out, err } = await run({ query })
    assert.is(code, 0, err)
    texts.push(out)
  }
  const path = `${FOLDER}expected.txt`
  const found = texts.join('\n')
  if (process.env['QUARRY_UPDATE'] !== undefined) writeFileSync(path, found)
  assert.is(found, readFileSync(path, 'utf8'))
})

test('one column, as JSON', async () => {
  const { out } = await run({ query: 'Expressions', column: 'called', json: true })
  const { version, query, columns } = JSON.parse(out)
  assert.equal([version, query, columns.length], [1, 'Expressions', 1])
  const [{ name, type, nullable, why }] = columns
  assert.equal([name, type, nullable], ['called', 'varchar', false])
  assert.equal(why.facts, [{ kind: 'routine', name: 'coalesce', rule: 'all' }])
  const [{ expression, at, facts }] = why.parts
  assert.is(expression, 'p.name')
  assert.equal(at, { file: 'db/queries/people.sql', line: 11, column: 20 })
  const place = { file: 'db/schema/tables.sql', line: 9, column: 3 }
  assert.equal(facts, [{ kind: 'declared', column: 'person.name', nullable: false, place }])
})

test('what quarry.toml says is told', async () => {
  const root = makeProject({
    'quarry.toml':
      'version = "2"\n[database]\nprovider = "sqlite"\n[gen.js.overrides]\n"books.price" = { nullable = false }\n',
  })
  const options = { query: 'GetBook', column: 'price', others: [], json: false }
  const { out } = await ran(root, (invocation) => explainType(options, invocation))
  assert.match(out, 'never NULL: "books.price" in [gen.js.overrides] says so\n')
})

test('a query with an error is not one that is not there', async () => {
  const root = makeProject({
    'db/queries/bad.sql': '-- name: Bad :one\nSELECT nosuch FROM books;\n',
  })
  const options = { query: 'Bad', column: undefined, others: [], json: false }
  const { err } = await ran(root, (invocation) => explainType(options, invocation))
  assert.match(err, 'error: query "Bad" has an error, which comes first [query-with-error]')
  assert.match(err, '[unknown-column]')
})

/** The first line that is printed, and the hint. */
async function refused(wanted: Partial<ExplainOptions>, expected: readonly string[]) {
  const { code, err } = await run(wanted)
  assert.is(code, 1)
  assert.equal(err.split('\n').slice(0, expected.length), expected)
}

test('what is not there', async () => {
  const usage = '  hint: write quarry explain-type QUERY [COLUMN]'
  const unnamed = 'error: no query is named, or more than a query and a column [no-query]'
  await refused({}, [unnamed, usage])
  await refused({ query: 'Arms', column: 'number', others: ['x'] }, [unnamed, usage])
  await refused({ query: 'Arm' }, [
    'error: there is no query "Arm" [unknown-query]',
    '  hint: did you mean "Arms"?',
  ])
  await refused({ query: 'Arms', column: 'nmber' }, [
    'error: query "Arms" has no column "nmber" [unknown-result-column]',
    '  hint: did you mean "number"?',
  ])
})

test.run()
