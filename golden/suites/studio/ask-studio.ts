import { openDatabase } from '../../../runtime/registry.ts'
import { createApp } from '../../../studio/server/app.ts'
import { allowedHosts } from '../../../studio/server/guard/host.ts'
import { relationalRoutes } from '../../../studio/server/routes/relational/relational-routes.ts'
import { servedRoutes } from '../../../studio/server/routing/route.ts'
import { createStudio } from '../../../studio/server/studio.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The members differ from route to route. */
  readonly body: Readonly<Record<string, unknown>>
}

export type Ask = (
  method: Method,
  url: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answered>

export const studioEngines = [
  'postgresql-15',
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
] as const
export type StudioEngine = (typeof studioEngines)[number]

interface Wanted {
  readonly schema: readonly string[]
  readonly readOnly?: boolean
  /** The studio is that of a project, in an empty directory. */
  readonly isProject?: boolean
  /** Who the studio is to the server, if not who owns the database; the schema makes and allows it. */
  readonly account?: Account
}

interface Account {
  readonly user: string
  readonly password: string
}

/** Serves a new database that has the schema, without a port, as long as the work lasts; `url` is its address. */
export async function askStudio(
  engine: StudioEngine,
  { schema, readOnly = false, isProject = false, account }: Wanted,
  work: (ask: Ask, url: string) => Promise<void>,
): Promise<void> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') return skip(fresh.reason, 1)
  const settings = { connections: 4, statementTimeout: 10_000 }
  const maker = await openDatabase(fresh.url, { ...settings, readOnly: false })
  for (const sql of schema) await maker.database.query({ sql, parameters: [] })
  await maker.database.close()
  const address = account ? addressAs(fresh.url, account) : fresh.url
  const opened = await openDatabase(address, { ...settings, readOnly })
  const stateDirectory = mkdtempSync(join(tmpdir(), 'quarry-studio-'))
  const projectDirectory = isProject ? mkdtempSync(join(tmpdir(), 'quarry-project-')) : undefined
  const studio = createStudio({
    ...{ opened, version: 'test', address: fresh.url, environment: undefined, readOnly },
    ...{ statementTimeout: 10_000, stateDirectory, projectDirectory, log: () => undefined },
  })
  const guard = { hosts: allowedHosts([]), token: undefined, now: Date.now }
  const app = createApp({
    guard,
    files: new Map(),
    routes: servedRoutes(relationalRoutes, studio),
    studio,
  })
  const ask: Ask = async (method, url, body, headers = {}) => {
    const sent = { host: 'localhost:5555', ...headers }
    const answer = await app.inject({ method, url, headers: sent, ...(body && { payload: body }) })
    const { statusCode: status, body: text } = answer
    return {
      status,
      headers: answer.headers,
      text,
      body: isJson(answer.headers) ? answer.json() : {},
    }
  }
  try {
    await work(ask, fresh.url)
  } finally {
    await app.close()
    await studio.close()
    await fresh.drop()
    for (const each of [stateDirectory, projectDirectory ?? stateDirectory])
      rmSync(each, { recursive: true, force: true })
  }
}

function addressAs(url: string, { user, password }: Account): string {
  const address = new URL(url)
  address.username = user
  address.password = password
  return address.href
}

function isJson({ 'content-type': type }: Answered['headers']): boolean {
  return String(type).startsWith('application/json')
}
