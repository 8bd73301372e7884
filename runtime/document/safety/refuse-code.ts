import { type BsonArray, type BsonObject, type BsonValue, readsAsCode } from '../bson/bson-value.ts'
import { DocumentsRefused } from '../documents-refused.ts'

/** Operators that run JavaScript on the server, and what is left of commands that did. */
const CODE: ReadonlySet<string> = new Set([
  ...['$where', '$function', '$accumulator', 'mapReduce', 'mapreduce', '$eval'],
])

/** Deeper than any query, and half as deep as the server takes documents. */
const DEEPEST = 100

/**
 * Throws DocumentsRefused where a query, an update, a pipeline or a validator holds what runs code, however deep: names
 * of the operators never stand for anything else in these. What is stored is not looked at, it is data.
 */
export function refuseCode(value: BsonValue, path = ''): void {
  look(value, { path, depth: 0 })
}

interface Place {
  readonly path: string
  readonly depth: number
}

function look(value: BsonValue, { path, depth }: Place): void {
  if (depth > DEEPEST) throw new DocumentsRefused('too-deep', path)
  if (value.kind === 'object') lookIntoObject(value, { path, depth })
  else if (value.kind === 'array') lookIntoArray(value, { path, depth })
  else if (readsAsCode(value)) throw new DocumentsRefused('server-side-js', path)
}

function lookIntoArray({ items }: BsonArray, { path, depth }: Place): void {
  for (const [index, item] of items.entries())
    look(item, { path: joined(path, String(index)), depth: depth + 1 })
}

function lookIntoObject({ members }: BsonObject, { path, depth }: Place): void {
  for (const { name, value } of members) {
    const place = joined(path, name)
    if (CODE.has(name)) throw new DocumentsRefused('server-side-js', place)
    // What is compared with is data, whatever its members are called.
    if (name !== '$literal') look(value, { path: place, depth: depth + 1 })
  }
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
