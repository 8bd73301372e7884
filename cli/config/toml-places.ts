import type { Span } from '../../compiler/source/span.ts'

/** Where a key and its value stand. For a table the value is its header. */
export interface TomlPlace {
  readonly key: Span
  readonly value: Span
}

/** Keys are the parts of the dotted key, joined by NUL: no key can hold one. */
export type TomlPlaces = ReadonlyMap<string, TomlPlace>

export function pathKey(path: readonly string[]): string {
  return path.join('\0')
}

/**
 * The places of all keys of a document that the TOML parser has accepted; the parser itself gives
 * none. Headers, dotted and quoted keys and inline tables are followed, what stands in arrays is not.
 */
export function findTomlPlaces(text: string): TomlPlaces {
  const cursor: Cursor = { text, at: 0, places: new Map() }
  let table: readonly string[] = []
  for (skipBlank(cursor); cursor.at < text.length; skipBlank(cursor)) {
    if (text[cursor.at] === '[') table = readHeader(cursor)
    else readPair(cursor, table)
  }
  return cursor.places
}

interface Cursor {
  readonly text: string
  at: number
  readonly places: Map<string, TomlPlace>
}

interface Key {
  readonly path: readonly string[]
  readonly span: Span
}

const BLANK = /(?:[\s,]|#[^\n]*)*/y
const SPACE = /[ \t]*/y
const BARE_KEY = /[\w-]+/y
const STRING =
  /"""(?:[^"\\]|\\[\s\S]|"{1,2}(?!"))*"{3,5}|'''[\s\S]*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y
const PLAIN_VALUE = /[^,\]}#\n]*[^,\]}#\s]/y
const ESCAPE = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g

function readHeader(cursor: Cursor): readonly string[] {
  const start = cursor.at
  while (cursor.text[cursor.at] === '[') cursor.at++
  const key = readKey(cursor)
  while (cursor.text[cursor.at] === ']') cursor.at++
  const header = { start, end: cursor.at }
  cursor.places.set(pathKey(key.path), { key: key.span, value: header })
  return key.path
}

function readPair(cursor: Cursor, table: readonly string[]): void {
  const key = readKey(cursor)
  const path = [...table, ...key.path]
  cursor.at++ // the equals sign
  take(cursor, SPACE)
  const start = cursor.at
  readValue(cursor, path)
  cursor.places.set(pathKey(path), { key: key.span, value: { start, end: cursor.at } })
}

function readKey(cursor: Cursor): Key {
  const path: string[] = []
  take(cursor, SPACE)
  const start = cursor.at
  let end = start
  do {
    if (path.length > 0) cursor.at++ // the dot
    take(cursor, SPACE)
    const quoted = take(cursor, STRING)
    path.push(quoted === '' ? take(cursor, BARE_KEY) : unquote(quoted))
    end = cursor.at
    take(cursor, SPACE)
  } while (cursor.text[cursor.at] === '.')
  return { path, span: { start, end } }
}

function readValue(cursor: Cursor, path: readonly string[]): void {
  const first = cursor.text[cursor.at]
  if (first === '{') readInlineTable(cursor, path)
  else if (first === '[') readArray(cursor)
  else if (take(cursor, STRING) === '') take(cursor, PLAIN_VALUE)
}

function readInlineTable(cursor: Cursor, path: readonly string[]): void {
  cursor.at++
  for (skipBlank(cursor); cursor.text[cursor.at] !== '}'; skipBlank(cursor)) {
    readPair(cursor, path)
  }
  cursor.at++
}

/** What its inline tables hold is thrown away: nothing names a key inside an array. */
function readArray(cursor: Cursor): void {
  const inner: Cursor = { text: cursor.text, at: cursor.at + 1, places: new Map() }
  for (skipBlank(inner); inner.text[inner.at] !== ']'; skipBlank(inner)) readValue(inner, [])
  cursor.at = inner.at + 1
}

function skipBlank(cursor: Cursor): void {
  take(cursor, BLANK)
}

function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at
  const taken = pattern.exec(cursor.text)?.[0] ?? ''
  cursor.at += taken.length
  return taken
}

function unquote(quoted: string): string {
  const inner = quoted.slice(1, -1)
  if (quoted.startsWith("'")) return inner
  return inner.replaceAll(ESCAPE, (_, short?: string, long?: string, single?: string) => {
    const code = short ?? long
    return code === undefined ? (single ?? '') : String.fromCodePoint(Number.parseInt(code, 16))
  })
}
