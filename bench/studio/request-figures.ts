import * as v from 'valibot'
import { rowsOf } from '../../golden/studio/shop-database.ts'
import type { StartedStudio } from '../../golden/studio/start-studio.ts'
import type { BenchEngine } from './big-tables.ts'
import { type Figure, p95 } from './budget.ts'
import { family, residentKilobytes } from './server-figures.ts'

const PAGES = 20
const OFFSETS = 5
/** Pages of a thousand rows from the end of ten million to row 9.9 million. */
const BACK = 100
const LOOK_MS = 100

const pageSchema = v.object({
  rows: v.array(v.object({ id: v.number() })),
  page: v.object({
    next: v.nullable(v.string()),
    prev: v.nullable(v.string()),
    last: v.nullable(v.string()),
  }),
})

interface Measured {
  readonly studio: StartedStudio
  readonly url: string
  readonly engine: BenchEngine
}

/** The next page at row 9.9 million, beside the plain driver with the same condition, and beside OFFSET. */
export async function deepFigures({ studio, url, engine }: Measured): Promise<readonly Figure[]> {
  const page = async (query: string) => {
    const answer = await fetch(`${studio.origin}/api/tables/rows_10m?${query}`)
    return v.parse(pageSchema, await answer.json())
  }
  const at = (cursor: string | null, limit: number) =>
    page(`count=none&limit=${limit}&cursor=${encodeURIComponent(cursor ?? '')}`)
  let read = await page('count=none&limit=1000')
  let cursor = read.page.last
  for (let back = 0; back < BACK; back += 1) {
    read = await at(cursor, 1000)
    cursor = read.page.prev
  }
  const times: number[] = []
  const plain: number[] = []
  for (let count = 0; count < PAGES; count += 1) {
    const last = read.rows.at(-1)?.id ?? 0
    const { next } = read.page
    times.push(await timed(async () => (read = await at(next, 100))))
    const sql = `select * from rows_10m where id > ${last} order by id limit 100`
    plain.push(await timed(() => rowsOf(url, sql)))
  }
  const offsets: number[] = []
  for (let count = 0; count < OFFSETS; count += 1) {
    const sql = `select * from rows_10m order by id limit 100 offset ${9_900_000 + count * 100}`
    offsets.push(await timed(() => rowsOf(url, sql)))
  }
  const budget = 120
  return [
    {
      ...{ name: `next page at row 9.9 M, ${engine}`, measured: p95(times), budget, unit: 'ms' },
      plain: p95(plain),
    },
    {
      ...{ name: `the same page by OFFSET, for comparison, ${engine}`, measured: p95(offsets) },
      ...{ budget: Number.POSITIVE_INFINITY, unit: 'ms' },
    },
  ]
}

/** A million rows as CSV, and the most memory that the server and its processes have meanwhile. */
export async function exportFigures({ studio, engine }: Measured): Promise<readonly Figure[]> {
  const most = { server: 0, all: 0 }
  const look = () => {
    const [server = 0, ...others] = family(studio.processId).map(
      (process) => residentKilobytes(process) / 1024,
    )
    most.server = Math.max(most.server, server)
    most.all = Math.max(
      most.all,
      others.reduce((sum, each) => sum + each, server),
    )
  }
  const timer = setInterval(look, LOOK_MS)
  const milliseconds = await timed(async () => {
    const answer = await fetch(`${studio.origin}/api/tables/rows_1m/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'csv' }),
    })
    for await (const piece of answer.body ?? []) if (piece.length === 0) break
  })
  clearInterval(timer)
  return [
    { name: `1 M rows to CSV, ${engine}`, measured: milliseconds, budget: 10_000, unit: 'ms' },
    { name: `the server meanwhile, ${engine}`, measured: most.server, budget: 150, unit: 'MB' },
    {
      ...{ name: `with its other processes, ${engine}`, measured: most.all },
      ...{ budget: Number.POSITIVE_INFINITY, unit: 'MB' },
    },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
