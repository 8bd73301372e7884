import { MongoClient } from 'mongodb'
import { askEngine } from '../../engines/ask-engine.ts'
import type { DocumentName } from '../../engines/engine.ts'
import { skip } from '../../skip.ts'
import { startStudio } from '../start-studio.ts'

export interface Reply {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** What the text says, with nothing known of its form. */
  readonly json: ReturnType<typeof parsed>
}

/** Sends a body, or nothing; a text is sent as it is. `{db}` stands for the database of the test. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Reply>

/** A database of its own on a server of tests. */
export interface DocumentServer {
  readonly client: MongoClient
  readonly url: string
  readonly database: string
}

/** A studio of documents as a user starts it. */
export interface DocumentScene extends DocumentServer {
  readonly origin: string
  readonly processId: number
  output(): string
  readonly ask: Ask
}

interface SceneOptions {
  readonly engine: DocumentName
  readonly args?: readonly string[]
}

let made = 0

/** Returns a test that is given a studio, or counts as skipped where the server cannot be had. */
export function withDocuments(
  { engine, args = [] }: SceneOptions,
  drive: (scene: DocumentScene) => Promise<void>,
): () => Promise<void> {
  return withDocumentServer(engine, async (server) => {
    const studio = await startStudio({ args: [server.url, '--port', '0', ...args] })
    const { origin, processId, output } = studio
    try {
      await drive({ ...server, origin, processId, output, ask: asker(origin, server.database) })
    } finally {
      await studio.stop()
    }
  })
}

/** Returns a test that is given a database, or counts as skipped where the server cannot be had. */
export function withDocumentServer(
  engine: DocumentName,
  drive: (server: DocumentServer) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const running = await askEngine(engine)
    if (running.kind === 'unavailable') return skip(`${engine}: ${running.reason}`)
    made += 1
    const database = `quarry_${process.pid}_${made}`
    const client = await new MongoClient(running.url).connect()
    try {
      await drive({ client, url: running.url, database })
    } finally {
      await client.db(database).dropDatabase()
      await client.close()
    }
  }
}

/** Returns what asks a studio about a database. */
export function asker(origin: string, database: string): Ask {
  return (method, path, body) =>
    send(`${origin}${path.replaceAll('{db}', `/api/databases/${database}`)}`, { method, body })
}

async function send(
  url: string,
  { method, body }: { readonly method: string; readonly body: unknown },
): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method, ...(body !== undefined && { body: text, headers }) })
  const answer = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    text: answer,
    headers: response.headers,
    json: isJson ? parsed(answer) : undefined,
  }
}

function parsed(text: string) {
  return JSON.parse(text)
}
