import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { announce } from '../../../golden/engines/announce.ts'
import { cached, fetchInto } from '../../../golden/engines/cache.ts'
import { mustRun } from '../../../golden/engines/run-program.ts'

const DRIZZLE = '0.45.4'
const KYSELY = '0.29.9'
const PRISMA = '7.10.0'
const VERSION = [DRIZZLE, KYSELY, PRISMA].join('-')

/** The drivers stand here too, of the versions that quarry is tested with, because the peers import them. */
const packages = {
  pg: '8.23.1',
  'pg-copy-streams': '7.0.0',
  postgres: '3.4.9',
  mysql2: '3.24.6',
  'better-sqlite3': '13.2.0',
  'drizzle-orm': DRIZZLE,
  kysely: KYSELY,
  'kysely-postgres-js': '3.0.0',
  prisma: PRISMA,
  '@prisma/client': PRISMA,
  '@prisma/adapter-pg': PRISMA,
  '@prisma/adapter-mariadb': PRISMA,
  '@prisma/adapter-better-sqlite3': PRISMA,
}

export interface PeerPackages {
  readonly directory: string
  readonly load: NodeJS.Require
}

/** The libraries that generated code is measured beside, fetched into the engines' cache the first time. */
export async function peerPackages(): Promise<PeerPackages> {
  const directory = cached('bench-peers', `-${VERSION}`)[0] ?? (await fetch())
  return { directory, load: createRequire(join(directory, 'package.json')) }
}

function fetch(): Promise<string> {
  announce(`fetching Drizzle ${DRIZZLE}, Kysely ${KYSELY} and Prisma ${PRISMA} from npm`)
  return fetchInto('bench-peers', async (directory) => {
    const manifest = {
      private: true,
      type: 'module',
      dependencies: packages,
      // Prisma's adapter asks for 12, which has to be built.
      overrides: { 'better-sqlite3': packages['better-sqlite3'] },
    }
    writeFileSync(join(directory, 'package.json'), JSON.stringify(manifest))
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    await mustRun('npm', ['install', '--ignore-scripts', ...quiet], { cwd: directory })
    return { version: VERSION }
  })
}
