import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { MongoClient } from 'mongodb'
import { askEngine } from '../../golden/engines/ask-engine.ts'
import { type Ask, asker } from '../../golden/studio/documents/document-scene.ts'
import { type StartedStudio, startStudio } from '../../golden/studio/start-studio.ts'
import { type Figure, figureRow, p95 } from '../studio/budget.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'

/**
 * How the studio of documents does on a large collection, beside the same work by the driver:
 * `--documents 5000000 --heap 12g`. The budget of a page is 150 ms on top of the driver's own time.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    /** What the server of the tests is given at once: one that grows stands still for longer than clients wait. */
    heap: { type: 'string', default: '4g' },
  },
})
const COUNT = Number(values.documents)
const BATCH = 10_000
const ROUNDS = 20
const PAGE = 100
const OVERHEAD_MS = 150
const MEMORY_MB = 200
const DATABASE = 'quarry_bench'
const PATH = '{db}/collections/events'

async function fill(client: MongoClient): Promise<void> {
  const events = client.db(DATABASE).collection<{ _id: number }>('events')
  await client.db(DATABASE).dropDatabase()
  for (let at = 0; at < COUNT; at += BATCH)
    await events.insertMany(
      Array.from({ length: Math.min(BATCH, COUNT - at) }, (_, n) => event(at + n)),
    )
}

function event(id: number) {
  const at = new Date(1_700_000_000_000 + id * 1000)
  return { _id: id, at, kind: `kind ${id % 50}`, user: { id: id % 9973, name: 'Ada' }, tags: ['a'] }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

interface Measured {
  readonly client: MongoClient
  readonly ask: Ask
}

/**
 * A page by the studio, and by the driver alone, in turns. A server that takes seconds varies by more than the budget, so
 * what is added is told beside: half of the rounds add less.
 */
async function pageFigures({ client, ask }: Measured, { name, body, filter }: Page) {
  const events = client.db(DATABASE).collection<{ _id: number }>('events')
  const find = () => events.find(filter, { sort: { _id: 1 }, limit: PAGE }).toArray()
  const alone: number[] = []
  const ours: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await timed(find))
    ours.push(await timed(() => answered(ask, body)))
  }
  const plain = p95(alone)
  const added = median(ours.map((time, round) => time - (alone[round] ?? 0)))
  return [
    { name, measured: p95(ours), plain, budget: plain + OVERHEAD_MS, unit: 'ms' },
    { name: `${name}: added`, measured: Math.max(0, added), budget: OVERHEAD_MS, unit: 'ms' },
  ] satisfies Figure[]
}

interface Page {
  readonly name: string
  readonly body: object
  readonly filter: object
}

async function answered(ask: Ask, body: object) {
  const { status, json, text } = await ask('POST', `${PATH}/find`, body)
  if (status !== 200) throw new Error(text)
  return json
}

/** The memory of the server of the studio, at most until now. */
function memoryFigure({ processId }: StartedStudio, name: string): Figure {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  const measured = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
  return { name, measured, budget: MEMORY_MB, unit: 'MB' }
}

/** Seconds in which all documents are written to a file that nobody keeps. */
async function exportAll({ origin }: StartedStudio): Promise<number> {
  const start = performance.now()
  const response = await fetch(
    `${origin}${PATH.replace('{db}', `/api/databases/${DATABASE}`)}/export`,
    {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: '{"format":"ndjson"}',
    },
  )
  let lines = 0
  for await (const chunk of response.body ?? [])
    for (const byte of chunk) if (byte === 10) lines += 1
  if (lines !== COUNT) throw new Error(`${lines} of ${COUNT} documents came`)
  return (performance.now() - start) / 1000
}

process.env['JAVA_TOOL_OPTIONS'] = `-Xms${values.heap} -Xmx${values.heap}`
const running = await askEngine('mongodb-java')
if (running.kind === 'unavailable') throw new Error(running.reason)
const client = await new MongoClient(running.url).connect()
await fill(client)
const studio = await startStudio({ args: [running.url, '--port', '0'] })
try {
  const measured = { client, ask: asker(studio.origin, DATABASE) }
  const last = COUNT - PAGE - 1
  const figures: Figure[] = [
    ...(await pageFigures(measured, { name: 'first page', body: { limit: PAGE }, filter: {} })),
    ...(await pageFigures(measured, {
      name: 'last page, behind an identifier',
      body: { limit: PAGE, count: 'none', filter: { _id: { $gt: { $numberInt: String(last) } } } },
      filter: { _id: { $gt: last } },
    })),
    memoryFigure(studio, 'server, after the pages'),
  ]
  const seconds = await exportAll(studio)
  figures.push(memoryFigure(studio, 'server, after a file of all'))
  const head = ['', 'measured', 'budget', 'driver', '']
  process.stdout.write(`${COUNT} documents, p95 of ${ROUNDS}, ${running.how}\n`)
  process.stdout.write(table([head, ...figures.map(figureRow)]))
  process.stdout.write(`file of all documents: ${seconds.toFixed(1)} s\n`)
} finally {
  await studio.stop()
  await client.db(DATABASE).dropDatabase()
  await client.close()
}
