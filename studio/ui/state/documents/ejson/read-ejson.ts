import { CONSTRUCTORS } from './constructors.ts'
import type { EjsonMember, EjsonScalar, EjsonValue } from './ejson-value.ts'
import { isWithin, scalar } from './scalar-types.ts'
import { TextCursor } from './text-cursor.ts'
import { unwrapped } from './wrappers.ts'

/** So deep MongoDB nests documents. */
const DEEPEST = 100

const TOKENS = {
  number: /[+-]?(?:\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|Infinity)/iy,
  name: /[\p{L}_$][\p{L}\p{N}_$.]*/uy,
  digits: /\d+/y,
  regex: /\/(?:[^/\\\n]|\\.)+\/[a-z]*/y,
} as const

/**
 * Reads a value as Extended JSON or as the shell of MongoDB writes it: names and texts in either sort of quotes,
 * `ObjectId('…')`, `ISODate('…')`, `/pattern/i`. Nothing is lost: neither the order of members nor a type.
 * Throws EjsonFault.
 */
export function readEjson(text: string): EjsonValue {
  const cursor = new TextCursor(text)
  const value = readValue(cursor, 0)
  cursor.end()
  return value
}

function readValue(cursor: TextCursor, depth: number): EjsonValue {
  if (depth > DEEPEST) cursor.fail('this is nested too deeply')
  if (cursor.taken('{')) {
    const members: EjsonMember[] = []
    cursor.list('}', () => void members.push(readMember(cursor, depth + 1)))
    return unwrapped({ kind: 'object', members })
  }
  if (cursor.taken('[')) {
    const items: EjsonValue[] = []
    cursor.list(']', () => void items.push(readValue(cursor, depth + 1)))
    return { kind: 'array', items }
  }
  return readScalar(cursor)
}

function readMember(cursor: TextCursor, depth: number): EjsonMember {
  cursor.skip()
  const written = cursor.quoted() ?? cursor.take(TOKENS.name) ?? cursor.take(TOKENS.digits)
  const name = written ?? cursor.fail('the name of a field is missing')
  cursor.wanted(':')
  return { name, value: readValue(cursor, depth) }
}

function readScalar(cursor: TextCursor): EjsonScalar {
  const string = cursor.quoted()
  if (string !== undefined)
    return { kind: 'scalar', type: 'string', text: string, json: JSON.stringify(string) }
  const place = cursor.at
  const number = cursor.take(TOKENS.number)
  if (number !== undefined) return numberOf(number) ?? cursor.fail('this is no number', place)
  const regex = cursor.take(TOKENS.regex)
  if (regex !== undefined) return scalar('regex', regex) ?? cursor.fail('this is no pattern', place)
  return readWord(cursor, place)
}

function readWord(cursor: TextCursor, place: number): EjsonScalar {
  const name = cursor.take(TOKENS.name) ?? cursor.fail('a value is missing')
  if (name === 'new') {
    cursor.skip()
    return readWord(cursor, cursor.at)
  }
  const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
  if (word !== undefined) return word
  if (cursor.taken('(')) return readCall(cursor, name, place)
  return cursor.fail(`“${name}” is no value; a text has quotes`, place)
}

function readCall(cursor: TextCursor, name: string, place: number): EjsonScalar {
  const args: EjsonScalar[] = []
  cursor.list(')', () => {
    const arg = readValue(cursor, 0)
    if (arg.kind === 'scalar') args.push(arg)
  })
  const construct = Object.hasOwn(CONSTRUCTORS, name) ? CONSTRUCTORS[name] : undefined
  if (construct === undefined) return cursor.fail(`“${name}” is not known`, place)
  return construct(args) ?? cursor.fail(`this is no ${name}`, place)
}

const WORDS: Readonly<Record<string, EjsonScalar>> = {
  true: { kind: 'scalar', type: 'boolean', text: 'true', json: 'true' },
  false: { kind: 'scalar', type: 'boolean', text: 'false', json: 'false' },
  null: { kind: 'scalar', type: 'null', text: 'null', json: 'null' },
  NaN: { kind: 'scalar', type: 'double', text: 'NaN', json: '{"$numberDouble":"NaN"}' },
  undefined: { kind: 'scalar', type: 'other', text: 'undefined', json: '{"$undefined":true}' },
}

function numberOf(text: string): EjsonScalar | undefined {
  const plain = text.replace(/^\+/, '')
  if (!/^-?\d+$/.test(plain)) return scalar('double', plain)
  if (isWithin(plain, 31n)) return scalar('int', plain)
  return isWithin(plain, 63n) ? scalar('long', plain) : scalar('double', plain)
}
