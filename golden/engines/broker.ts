import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import {
  engineNames,
  type EngineName,
  type Running,
  type TestEngine,
  type Unavailable,
} from './engine.ts'
import { guardedDirectory } from './guarded-directory.ts'
import { createPool, type Pool } from './pool.ts'
import { testEngine } from './registry.ts'

export interface Broker {
  /** For the variable QUARRY_ENGINE_BROKER of the processes that may ask: the path of a socket. */
  readonly address: string
  /** What was asked for so far, and what came of it. */
  asked(): Promise<ReadonlyMap<EngineName, Running | Unavailable>>
  /** Resolves when no engine is left. */
  stop(): Promise<void>
}

/** Shares engines between the processes of one test run: each is started once, when the first one asks. */
export async function startBroker(
  find: (name: EngineName) => TestEngine = testEngine,
): Promise<Broker> {
  const pool = createPool(find)
  const directory = guardedDirectory('broker')
  const address = join(directory.path, 'socket')
  const server = serve(pool)
  await new Promise<void>((resolve) => server.listen(address, resolve))
  server.unref()
  return {
    address,
    asked: () => pool.asked(),
    async stop() {
      await closed(server)
      await Promise.all([directory.remove(), pool.stop()])
    },
  }
}

/**
 * `GET /mysql` answers with `Running` or `Unavailable` as JSON. A connection answers once: one that is kept
 * ends after six seconds, and a process that computed for longer would write to it (`write EPIPE`).
 */
function serve(pool: Pool): Server {
  return createServer((request, response) => {
    response.shouldKeepAlive = false
    const name = engineNames.find((known) => request.url === `/${known}`)
    if (name === undefined) {
      response.writeHead(404).end()
      return
    }
    pool.engine(name).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
