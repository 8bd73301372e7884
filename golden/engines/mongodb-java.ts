import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announce } from './announce.ts'
import { cached, fetchInto } from './cache.ts'
import type { Found, Started } from './engine.ts'
import { askVersion, mongodbServer, urlOf } from './mongodb-server.ts'
import { mustRun } from './run-program.ts'
import { startServer } from './start-server.ts'

const VERSION = '1.47.0'
const SOURCES = fileURLToPath(new URL('mongodb-java', import.meta.url))

/** mongo-java-server: aggregation with `$facet` and `$lookup`, Decimal128; no plans, no transactions. */
export const mongodbJava = mongodbServer({ name: 'mongodb-java', fetched })

async function fetched(): Promise<Found> {
  const root = cached('mongodb-java', `-${VERSION}`)[0] ?? (await fetch())
  const how = `Maven's mongo-java-server`
  return { kind: 'found', how, version: VERSION, start: () => start(root) }
}

function fetch(): Promise<string> {
  announce(`fetching mongodb-java (Maven's mongo-java-server ${VERSION})`)
  return fetchInto('mongodb-java', async (directory) => {
    for (const file of ['pom.xml', 'Serve.java'])
      await copyFile(join(SOURCES, file), join(directory, file))
    const goal = ['--quiet', '--batch-mode', 'dependency:copy-dependencies']
    await mustRun('mvn', [...goal, '-DoutputDirectory=lib'], { cwd: directory })
    await mustRun('javac', ['-cp', 'lib/*', 'Serve.java'], { cwd: directory })
    return { version: VERSION }
  })
}

async function start(root: string): Promise<Started> {
  const classes = `${root}:${root}/lib/*`
  const server = await startServer({
    name: 'mongodb-java',
    commands: async (_directory, port) => ({
      prepare: [],
      serve: ['java', '-XX:+UseSerialGC', '-cp', classes, 'Serve', String(port)],
      signal: 'KILL',
    }),
    ask: (port) => askVersion(urlOf(port)),
  })
  return { url: urlOf(server.port), program: undefined, stop: server.stop }
}
