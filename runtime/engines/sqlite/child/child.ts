// A process of its own, because a statement of SQLite blocks its thread and cannot be interrupted from
// another one: who cancels it ends the process. The channel to the parent is its only input.
import process from 'node:process'
import { isMainThread, Worker } from 'node:worker_threads'
import { ChildDatabase } from './child-database.ts'
import type { ChildAnswer, ChildRefusal, ChildRequest } from './child-request.ts'

/** The milliseconds after which a child notices at the latest that its parent is gone. */
const WATCH = 500

/** A terminal sends them to parent and child alike: the parent decides what they mean, and closes the channel. */
const SIGNALS_OF_A_TERMINAL = ['SIGINT', 'SIGHUP'] as const

if (isMainThread) serve()
else endWithParent()

function serve(): void {
  new Worker(new URL(import.meta.url)).unref()
  const database = new ChildDatabase()
  for (const signal of SIGNALS_OF_A_TERMINAL) process.on(signal, () => undefined)
  let last: Promise<unknown> = Promise.resolve()
  process.on('disconnect', () => {
    database.close()
    process.kill(process.pid, 'SIGKILL')
  })
  process.on('message', (request: ChildRequest) => {
    last = last.then(async () => process.send?.(await answered(database, request)))
  })
}

async function answered(database: ChildDatabase, request: ChildRequest): Promise<ChildAnswer> {
  try {
    const answer = await database.answer(request)
    return { ...answer, inTransaction: database.inTransaction }
  } catch (error) {
    return { refusal: refusalOf(error), inTransaction: database.inTransaction }
  }
}

function refusalOf(error: unknown): ChildRefusal {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  return { code: typeof code === 'string' ? code : '', message }
}

/** A statement that runs for hours does not let the main thread notice anything: this thread watches. */
function endWithParent(): void {
  const parent = process.ppid
  const clock = new Int32Array(new SharedArrayBuffer(4))
  while (isAlive(parent)) Atomics.wait(clock, 0, 0, WATCH)
  process.kill(process.pid, 'SIGKILL')
}

/** On Windows the number of a dead parent stays; elsewhere another process takes its place. */
function isAlive(parent: number): boolean {
  if (process.ppid !== parent) return false
  try {
    return process.kill(parent, 0)
  } catch {
    return false
  }
}
