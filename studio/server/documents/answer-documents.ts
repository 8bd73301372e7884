import type { BsonValue } from '../../../runtime/document/bson/bson-value.ts'
import { writeEjson } from '../../../runtime/document/ejson/write-ejson.ts'
import { JsonSource, writeJson } from './json/json-source.ts'
import type { Answer } from '../routing/route.ts'

interface Form {
  readonly json?: 'parsed' | 'text' | undefined
  readonly relaxed?: boolean | undefined
}

/** Returns a document or a value of one as an answer holds it: Extended JSON, or its text. */
export function answered(value: BsonValue, { json, relaxed }: Form = {}): JsonSource | string {
  const text = writeEjson(value, relaxed ? 'relaxed' : 'canonical')
  return json === 'text' ? text : new JsonSource(text)
}

/** Returns an answer whose documents keep the order of their members. */
export function jsonAnswer(body: object, { dbMs, ...more }: Omit<Answer, 'body' | 'json'>): Answer {
  return { ...more, dbMs, json: writeJson(body) }
}

/** Runs what asks the database, and says how long it took. */
export async function timed<T>(work: () => Promise<T>) {
  const start = performance.now()
  const value = await work()
  const dbMs = performance.now() - start
  return { value, timing: { dbMs }, dbMs }
}
