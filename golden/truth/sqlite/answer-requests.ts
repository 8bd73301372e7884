import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { connectInProcess } from './connection.ts'
import { type Answer, type Request, requestSchema } from './requests.ts'

// Run with the seconds that a statement may take: `connect-apart.ts` asks, one request after the other.
const limit = 1000 * Number(process.argv[2])

/** The number of the request that is being answered, 0 between two. */
const current = new Int32Array(new SharedArrayBuffer(4))
new Worker(new URL('watchdog.js', import.meta.url), {
  workerData: { current, limit },
  execArgv: [],
}).unref()

const connection = connectInProcess()
let count = 0

process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  tell(++count)
  void answer(v.parse(requestSchema, message))
    .catch((error: Error): Answer => ({ kind: 'failed', message: error.message }))
    .then((answered) => {
      tell(0)
      process.send?.(answered)
    })
})
process.send?.({ kind: 'done' } satisfies Answer)

function tell(number: number): void {
  Atomics.store(current, 0, number)
  Atomics.notify(current, 0)
}

async function answer(request: Request): Promise<Answer> {
  switch (request.ask) {
    case 'reset':
      await connection.reset()
      return { kind: 'done' }
    case 'execute':
      await connection.execute(request.statement)
      return { kind: 'done' }
    case 'rows': {
      const rows = await connection.rows(request.statement, request.values)
      return { kind: 'rows', rows: rows.map((row) => [...row]) }
    }
    case 'refusal':
      return { kind: 'refusal', message: await connection.refusal(request.statement) }
    case 'columns':
      return { kind: 'columns', columns: [...(await connection.columns(request.statement))] }
  }
}
