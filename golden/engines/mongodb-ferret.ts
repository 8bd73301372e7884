import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announce } from './announce.ts'
import { cached, fetchInto } from './cache.ts'
import type { Found, Started } from './engine.ts'
import { askVersion, mongodbServer, urlOf } from './mongodb-server.ts'
import { mustRun } from './run-program.ts'
import { startServer } from './start-server.ts'

const VERSION = '1.24.2'
const SOURCES = fileURLToPath(new URL('mongodb-ferret', import.meta.url))

/** FerretDB with its SQLite back end: plans and statistics; no `$facet`, no `$lookup`, no Decimal128. */
export const mongodbFerret = mongodbServer({ name: 'mongodb-ferret', fetched })

async function fetched(): Promise<Found> {
  const root = cached('mongodb-ferret', `-${VERSION}`)[0] ?? (await fetch())
  const program = join(root, 'ferret')
  return {
    kind: 'found',
    how: `FerretDB built by Go`,
    version: VERSION,
    start: () => start(program),
  }
}

function fetch(): Promise<string> {
  announce(`building mongodb-ferret (FerretDB ${VERSION} by Go, which takes a minute or two)`)
  return fetchInto('mongodb-ferret', async (directory) => {
    for (const file of ['go.mod', 'main.go'])
      await copyFile(join(SOURCES, file), join(directory, file))
    await mustRun('go', ['mod', 'tidy'], { cwd: directory })
    await mustRun('go', ['build', '-o', 'ferret', '.'], { cwd: directory })
    return { version: VERSION }
  })
}

async function start(program: string): Promise<Started> {
  const server = await startServer({
    name: 'mongodb-ferret',
    commands: async (directory, port) => ({
      prepare: [['mkdir', 'data']],
      serve: [program, `127.0.0.1:${port}`, join(directory, 'data')],
      signal: 'KILL',
    }),
    ask: (port) => askVersion(urlOf(port)),
  })
  return { url: urlOf(server.port), program, stop: server.stop }
}
