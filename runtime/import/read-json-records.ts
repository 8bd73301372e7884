import type { Json } from '../values/cell-value.ts'
import { MalformedFile } from './malformed-file.ts'
import type { FileRecord } from './record.ts'

export interface JsonRules {
  /** Reads the document behind so many rows, and loses nothing of its numbers. Throws MalformedFile for what is none. */
  readonly parse: (text: string, rows: number) => Json
  readonly isLast: boolean
  /** The text begins in a list that was opened before. */
  readonly isListed: boolean
}

/**
 * The objects of a list, or of lines, in a text that may begin and end between two of them. Of a text that goes on the
 * object that is cut is left out. Throws MalformedFile.
 */
export function* readJsonRecords(
  text: string,
  { parse, isLast, isListed: wasListed }: JsonRules,
): Generator<FileRecord> {
  let at = 0
  let end = 0
  let isListed = wasListed
  for (let rows = 0; ; rows += 1) {
    const start = firstSign(text, at)
    isListed = isListedAt(text.slice(at, start), isListed)
    if (start === text.length) {
      if (isLast && isListed) throw new MalformedFile(NO_BRACKET, { rows })
      return
    }
    if (text[start] !== '{')
      throw new MalformedFile('A row is written as an object: {…}.', { rows })
    const close = endOfObject(text, start)
    if (close === undefined) {
      if (isLast) throw new MalformedFile('The last row has no closing brace.', { rows })
      return
    }
    end += Buffer.byteLength(text.slice(at, close))
    at = close
    yield { fields: fieldsOf(text.slice(start, close), { parse, rows }), isListed, end }
  }
}

const NO_BRACKET = 'The list of rows has no closing bracket: the file may have been cut off.'

/** Whether a list is open behind the signs between two rows. */
function isListedAt(between: string, before: boolean): boolean {
  const last = Math.max(between.lastIndexOf('['), between.lastIndexOf(']'))
  return last === -1 ? before : between[last] === '['
}

/** The place of the first sign that is neither a blank nor part of the list around the rows. */
function firstSign(text: string, from: number): number {
  let at = from
  while (at < text.length && BETWEEN.has(text[at] ?? '')) at += 1
  return at
}

const BETWEEN: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n', '[', ',', ']', '\ufeff'])

/** Behind the brace that closes the object; undefined where the text ends before. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

/** The place of the quote that ends the string. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function fieldsOf(
  text: string,
  { parse, rows }: { readonly parse: JsonRules['parse']; readonly rows: number },
): FileRecord['fields'] {
  const value = parse(text, rows)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new MalformedFile('A row is written as an object: {…}.', { rows })
  return Object.entries(value).map(([name, field]) => ({ name, value: field }))
}
