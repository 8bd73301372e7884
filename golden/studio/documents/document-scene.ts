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

/** A studio of documents as a user starts it, with a database of its own on a server of tests. */
export interface DocumentScene {
  readonly origin: string
  readonly client: MongoClient
  readonly url: string
  readonly database: string
  readonly processId: number
  output(): string
  /** Sends a body, or nothing; a text is sent as it is. */
  ask(method: string, path: string, body?: unknown): Promise<Reply>
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
  return async () => {
    const running = await askEngine(engine)
    if (running.kind === 'unavailable') return skip(`${engine}: ${running.reason}`)
    made += 1
    const database = `quarry_${process.pid}_${made}`
    const client = await new MongoClient(running.url).connect()
    const studio = await startStudio({ args: [running.url, '--port', '0', ...args] })
    const { origin, processId, output } = studio
    const ask = (method: string, path: string, body?: unknown) =>
      send(`${origin}${path.replaceAll('{db}', `/api/databases/${database}`)}`, { method, body })
    try {
      await drive({ origin, client, url: running.url, database, processId, output, ask })
    } finally {
      await studio.stop()
      await client.db(database).dropDatabase()
      await client.close()
    }
  }
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
