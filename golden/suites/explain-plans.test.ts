import Database from 'better-sqlite3'
import mysql from 'mysql2/promise'
import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mariadbExplain } from '../../runtime/engines/mysql/inspect/explain-mariadb.ts'
import { mysqlExplain } from '../../runtime/engines/mysql/inspect/explain.ts'
import { postgresqlExplain } from '../../runtime/engines/postgresql/inspect/explain.ts'
import { sqliteExplain } from '../../runtime/engines/sqlite/inspect/explain.ts'
import type { RawValue } from '../../runtime/raw-value.ts'
import type { Explain, PlanStep } from '../../runtime/explain/plan.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'

type Rows = readonly (readonly RawValue[])[]
type Ask = (sql: string) => Promise<Rows>

interface Asked {
  readonly explain: Explain
  readonly ask: Ask
  close(): Promise<unknown>
}

const schema = [
  'CREATE TABLE authors (id int PRIMARY KEY, name varchar(40), born int)',
  'CREATE TABLE books (id int PRIMARY KEY, author_id int, pages int)',
  'CREATE INDEX books_author ON books (author_id)',
  ...Array.from({ length: 40 }, (_, i) => `INSERT INTO authors VALUES (${i}, 'n${i}', ${i % 7})`),
  ...Array.from({ length: 40 }, (_, i) => `INSERT INTO books VALUES (${i}, ${i % 20}, ${i})`),
]

const query = `SELECT a.name, count(*) FROM authors a JOIN books b ON b.author_id = a.id
WHERE a.born > 2 AND EXISTS (SELECT 1 FROM books x WHERE x.pages = a.born)
GROUP BY a.name ORDER BY 2 DESC LIMIT 5`

const open = {
  'postgresql-15': openPostgresql,
  'postgresql-18': openPostgresql,
  mysql: (url: string) => openMysql(url, mysqlExplain),
  mariadb: (url: string) => openMysql(url, mariadbExplain),
} satisfies Record<string, (url: string) => Promise<Asked>>

async function openPostgresql(url: string): Promise<Asked> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: () => String } })
  await client.connect()
  const ask: Ask = async (text) => (await client.query({ text, rowMode: 'array' })).rows
  return { explain: postgresqlExplain, ask, close: () => client.end() }
}

async function openMysql(url: string, explain: Explain): Promise<Asked> {
  const client = await mysql.createConnection(url)
  const ask: Ask = async (sql) => {
    const [rows] = await client.query<mysql.RowDataPacket[][]>({ sql, rowsAsArray: true })
    return Array.isArray(rows) ? rows.map((row) => row.map(String)) : []
  }
  return { explain, ask, close: () => client.end() }
}

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb'] as const) {
  test(`a plan of ${engine}, estimated and measured`, async () => {
    const database = await freshDatabase(engine)
    if (database.kind === 'unavailable') return skip(database.reason, 1)
    const asked = await open[engine](database.url)
    for (const statement of schema) await asked.ask(statement)
    await checkPlans(asked)
    await asked.close()
    await database.drop()
  })
}

async function checkPlans({ explain, ask }: Asked): Promise<void> {
  const estimated = explain.plan(await ask(explain.statement(query, false) ?? ''))
  const steps = stepsIn(estimated.root)
  const relations = new Set(steps.map(({ relation }) => relation))
  assert.ok(relations.has('authors') || relations.has('a'), estimated.text)
  assert.ok(relations.has('books') || relations.has('b'), estimated.text)
  assert.ok(
    steps.some(({ estimatedRows }) => (estimatedRows ?? 0) > 0),
    estimated.text,
  )
  assert.ok(
    steps.every(({ milliseconds, actualRows }) => !milliseconds && !actualRows),
    estimated.text,
  )
  assert.ok(steps.every(({ operation }) => operation !== '' && !operation.includes('(cost')))
  const measured = explain.plan(await ask(explain.statement(query, true) ?? ''))
  const run = stepsIn(measured.root)
  assert.ok(run.filter(({ actualRows }) => (actualRows ?? 0) > 0).length >= 3, measured.text)
  assert.ok(
    run.some(({ milliseconds }) => (milliseconds ?? 0) > 0),
    measured.text,
  )
  assert.ok(run.length >= 5, measured.text)
}

function stepsIn(step: PlanStep): readonly PlanStep[] {
  return [step, ...step.children.flatMap(stepsIn)]
}

test('a plan of SQLite', () => {
  const database = new Database(':memory:')
  for (const statement of schema) database.exec(statement)
  const statement = sqliteExplain.statement(query, false) ?? ''
  const rows = database.prepare<[], RawValue[]>(statement).raw().all()
  const { root, text } = sqliteExplain.plan(rows)
  const relations = stepsIn(root).map(({ relation }) => relation)
  assert.ok(relations.includes('a') && relations.includes('b'), text)
  assert.ok(stepsIn(root).some(({ index }) => index === 'books_author'))
  assert.is(sqliteExplain.statement(query, true), undefined)
  database.close()
})

test('lines of the tree of MySQL', () => {
  const text = `-> Limit: 5 row(s)  (actual time=0.2..0.5 rows=5 loops=1)
    -> Nested loop inner join  (cost=1.2e+6 rows=1.5e+7) (actual time=0.1..0.25 rows=26 loops=4)
        -> Filter: (b.a_id is not null)  (cost=5.25 rows=50)
            -> Covering index scan on b using b_a  (cost=16.8..5.25 rows=50) (never executed)
        -> Single-row index lookup on a using PRIMARY (id = b.a_id)  (cost=0.251 rows=1)
`
  const { root } = mysqlExplain.plan([[text]])
  assert.is(root.operation, 'Limit: 5 row(s)')
  assert.is(root.milliseconds, 0.5)
  const [join] = root.children
  assert.is(join?.estimatedRows, 1.5e7)
  assert.is(join?.cost, 1.2e6)
  assert.is(join?.milliseconds, 1)
  assert.is(join?.children.length, 2)
  const [scan] = join?.children[0]?.children ?? []
  assert.is(scan?.operation, 'Covering index scan on b using b_a')
  assert.equal([scan?.relation, scan?.index, scan?.cost], ['b', 'b_a', 5.25])
  assert.equal(
    join?.children[1]?.operation,
    'Single-row index lookup on a using PRIMARY (id = b.a_id)',
  )
})

test.run()
