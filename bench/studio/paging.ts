import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Opened, openedDatabase } from '../../golden/fixtures/browse/opened-database.ts'
import { fateOf, otherWriter } from '../../golden/fixtures/browse/other-writer.ts'
import { type PagedOrder, pagedOrders } from '../../golden/fixtures/browse/paged-orders.ts'
import { pagedTable } from '../../golden/fixtures/browse/paged-table.ts'
import { type Walked, walkPages } from '../../golden/fixtures/browse/walk-pages.ts'
import { type StudioEngine, studioEngines } from '../../golden/studio/shop-database.ts'
import { openDatabase } from '../../runtime/registry.ts'
import { isClean, sumOf, tallyOf, tallyText, type WalkTally } from './walk-tally.ts'

// Every sort and filter of the tests over far more rows than a test can afford, forwards and backwards, alone
// and while another connection writes. Exits 1 when a row was shown twice or not at all.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    page: { type: 'string', default: '1000' },
    every: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
  },
})
const rows = Number(values.rows)
const limit = Number(values.page)
const orders = pagedOrders.filter((_, index) => index % Number(values.every) === 0)
const directions = ['next', 'prev'] as const
/** Between two changes of the other connection, so that the walk gets on as well. */
const PAUSE_MS = 5

type Write = () => Promise<void>

/** The walks over a table of the engine, and how often the other connection wrote meanwhile. */
async function measureOn(engine: StudioEngine): Promise<readonly [WalkTally, writes: number]> {
  const opened = await openedDatabase(engine)
  if (opened.kind === 'unavailable') throw new Error(`${engine}: ${opened.reason}`)
  const settings = { readOnly: false, connections: 1, statementTimeout: 30_000 }
  const { database: other } = await openDatabase(opened.url, settings)
  try {
    await opened.run(...pagedTable(engine, rows))
    const walked = { open: opened.open, relation: await opened.relation('paged') }
    const next = otherWriter(engine, rows)
    let writes = 0
    const write = async () => {
      writes += 1
      for (const sql of next()) await other.query({ sql, parameters: [] })
    }
    const tallies: WalkTally[] = []
    for (const order of orders) {
      const tally = await walksOf(order, { opened, walked, write })
      if (values.list || !isClean(tally))
        print(`${engine} ${JSON.stringify(order)}: ${tallyText(tally)}`)
      tallies.push(tally)
    }
    return [sumOf(tallies), writes]
  } finally {
    await other.close().finally(opened.close)
  }
}

interface Scene {
  readonly opened: Opened
  readonly walked: Walked
  readonly write: Write
}

/** Four walks: forwards and backwards, alone and while others write. */
async function walksOf(order: PagedOrder, scene: Scene): Promise<WalkTally> {
  const { sort, filter, where } = order
  const request = { sort, limit, cell: 256, ...(filter && { filter }) }
  const walk = (direction: 'next' | 'prev') => walkPages(scene.walked, request, { direction })
  const ids = await idsWhere(scene, where)
  const first = await walk('next')
  const last = await walk('prev')
  const alone = { ids, mayRepeat: () => false }
  const staying = first.filter((id) => fateOf(id, rows) === 'stays')
  const others = {
    ids: new Set([...ids].filter((id) => fateOf(id, rows) === 'stays')),
    order: staying,
    mayRepeat: (id: number) => fateOf(id, rows) === 'changes',
  }
  const tallies = [
    tallyOf(first, { ...alone, order: undefined }),
    tallyOf(last.toReversed(), { ...alone, order: first }),
  ]
  for (const direction of directions) {
    const shown = await whileWriting(scene.write, () => walk(direction))
    tallies.push(tallyOf(direction === 'next' ? shown : shown.toReversed(), others))
  }
  return sumOf(tallies)
}

/** The keys, past all that reads pages. */
async function idsWhere({ opened }: Scene, where = '1 = 1'): Promise<ReadonlySet<number>> {
  const sql = `select id from paged where ${where}`
  const read = await opened.open.database.query({ sql, parameters: [] })
  return new Set(read.rows.map(([id]) => Number(id)))
}

async function whileWriting<T>(write: Write, work: () => Promise<T>): Promise<T> {
  let isDone = false
  const writeOn = async () => {
    while (!isDone) {
      await write()
      await setTimeout(PAUSE_MS)
    }
  }
  const working = work().finally(() => {
    isDone = true
  })
  const [result] = await Promise.all([working, writeOn()])
  return result
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const wanted = studioEngines.filter(
  (engine) => positionals.length === 0 || positionals.includes(engine),
)
for (const engine of wanted) {
  const [tally, writes] = await measureOn(engine)
  print(`${engine}: ${tallyText(tally)}; others wrote ${writes} times`)
  if (!isClean(tally)) process.exitCode = 1
}
