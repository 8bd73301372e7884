import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import {
  startGuarded,
  temporaryDirectory,
  type GuardedCommands,
  type GuardedProcess,
} from './guarded-process.ts'
import type { Outage } from './engine.ts'
import { serverFiles } from './server-files.ts'

export interface Server {
  /** Part of the name of its directory. */
  readonly name: string
  /** What to run in a directory to listen on a port of 127.0.0.1; may write files there first. */
  commands(directory: string, port: number): Promise<GuardedCommands>
  /** Resolves when the server on that port answers a query; rejects while it does not. */
  ask(port: number): Promise<unknown>
}

export interface StartedServer {
  readonly port: number
  readonly outage: Outage
  stop(): Promise<void>
}

const READY_WITHIN_MS = 120_000

/** Starts a server in a directory of its own and waits until it answers. Throws with its last words when it ends before. */
export async function startServer(server: Server): Promise<StartedServer> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const directory = temporaryDirectory(server.name, serverFiles())
    const commands = await server.commands(directory, port)
    const guarded = startGuarded(directory, commands)
    if (await isReady(server, port, guarded))
      return { port, outage: outageOf(server, port, guarded), stop: () => guarded.stop() }
    await guarded.stop()
    // Between freePort and the server's own bind somebody else may have taken the port.
    if (attempt === 3 || !/in use/i.test(guarded.output()))
      throw new Error(`${server.name} did not start: ${lastWords(guarded)}`)
  }
}

function outageOf(server: Server, port: number, guarded: GuardedProcess): Outage {
  return {
    async begin() {
      guarded.kill()
      while (await answers(server, port)) await delay(40)
    },
    async end() {
      guarded.restart()
      const deadline = Date.now() + READY_WITHIN_MS
      while (!(await answers(server, port))) {
        if (Date.now() > deadline) throw new Error(`${server.name} did not start again`)
        await delay(40)
      }
    },
  }
}

async function isReady(server: Server, port: number, guarded: GuardedProcess): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && !guarded.hasEnded()) {
    if (await answers(server, port)) return true
    await delay(40)
  }
  return false
}

function answers(server: Server, port: number): Promise<boolean> {
  return server.ask(port).then(
    () => true,
    () => false,
  )
}

function lastWords(guarded: GuardedProcess): string {
  return guarded.output().trim().split('\n').slice(-4).join(' / ')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
