import type { Relation } from '../../compiler/ir/catalog.ts'
import type { PageRequest, SortKey } from '../../runtime/browse/page/page-request.ts'
import { readPage } from '../../runtime/browse/page/read-page.ts'
import { newSeal } from '../../runtime/browse/order/seal.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { openDatabase } from '../../runtime/registry.ts'
import { execute } from '../../golden/studio/shop-database.ts'
import { table } from '../table.ts'
import { type BenchEngine, benchEngines, bigTables } from './big-tables.ts'
import { p95 } from './budget.ts'

// Pages at the far end of a million rows, by keyset cursors and by OFFSET: npx tsx bench/studio/keyset.ts

const PAGES = 20
const DEPTH = 990_000
const seal = newSeal()

const sorts: readonly (readonly SortKey[])[] = [
  [],
  [{ column: 'name', direction: 'asc' }],
  [{ column: 'name', direction: 'desc' }],
]

async function relationOf({ database }: OpenDatabase, name: string): Promise<Relation> {
  const { schemas } = await database.catalog()
  for (const { relations } of schemas.values()) {
    const found = relations.get(name)
    if (found) return found
  }
  throw new Error(`there is no table ${name}`)
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, milliseconds: number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

/** From the last page backwards, which is as far from the beginning as a page can be. */
async function byKeyset(open: OpenDatabase, relation: Relation, sort: readonly SortKey[]) {
  const request: PageRequest = { sort, limit: 100, cell: 256 }
  const page = async (cursor?: string) => {
    const read = await readPage(open, relation, { ...request, cursor }, { form: 'text', seal })
    if (read.kind === 'checked') return read.value
    throw new Error(JSON.stringify(read.faults))
  }
  const { last } = await page()
  const times: number[] = []
  let cursor = last
  for (let count = 0; count < PAGES && cursor !== null; count += 1) {
    const from = cursor
    const [read, milliseconds] = await timed(() => page(from))
    times.push(milliseconds)
    cursor = read.prev
  }
  return p95(times)
}

async function byOffset({ database }: OpenDatabase, relation: Relation, sort: readonly SortKey[]) {
  const direction = sort.at(-1)?.direction ?? 'asc'
  const items = [...sort.map((key) => `${key.column} ${key.direction}`), `id ${direction}`]
  const times: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const sql = `select * from ${relation.name} order by ${items.join(', ')} limit 100 offset ${DEPTH + count * 100}`
    times.push((await timed(() => database.query({ sql, parameters: [] })))[1])
  }
  return p95(times)
}

async function rowsOf(engine: BenchEngine): Promise<readonly (readonly string[])[]> {
  const database = await bigTables(engine)
  await execute(database.url, ['create index rows_1m_name on rows_1m (name, id)'])
  const settings = { readOnly: true, connections: 2, statementTimeout: 60_000 }
  const open = await openDatabase(database.url, settings)
  const relation = await relationOf(open, 'rows_1m')
  const rows: string[][] = []
  for (const sort of sorts) {
    const name = sort.map(({ column, direction }) => `${column} ${direction}`).join() || 'key'
    const [keyset, offset] = [
      await byKeyset(open, relation, sort),
      await byOffset(open, relation, sort),
    ]
    rows.push([`${engine}, by ${name}`, `${keyset.toFixed(1)} ms`, `${offset.toFixed(1)} ms`])
  }
  await open.database.close().finally(database.drop)
  return rows
}

const rows: (readonly string[])[] = [['last pages of 1 M rows, p95', 'keyset', 'OFFSET']]
for (const engine of benchEngines) rows.push(...(await rowsOf(engine)))
process.stdout.write(table(rows))
