import { CONSTRUCTORS } from './constructors.ts'
import type { EjsonMember, EjsonScalar, EjsonValue } from './ejson-value.ts'
import { isWithin, scalar } from './scalar-types.ts'
import { unwrapped } from './wrappers.ts'

/** A text that is no Extended JSON, with the place from which it is none. */
export class EjsonFault extends Error {
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.name = 'EjsonFault'
    this.at = at
  }
}

/** So deep MongoDB nests documents. */
const DEEPEST = 100

const TOKENS = {
  space: /(?:\s|\/\/[^\n]*)*/y,
  double: /"(?:[^"\\\n]|\\.)*"/y,
  single: /'(?:[^'\\\n]|\\.)*'/y,
  number: /[+-]?(?:\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|Infinity)/iy,
  name: /[\p{L}_$][\p{L}\p{N}_$.]*/uy,
  regex: /\/(?:[^/\\\n]|\\.)+\/[a-z]*/y,
} as const

/**
 * Reads a value as Extended JSON or as the shell of MongoDB writes it: names and texts in either sort of quotes,
 * `ObjectId('…')`, `ISODate('…')`, `/pattern/i`. Nothing is lost: neither the order of members nor a type.
 * Throws EjsonFault.
 */
export function readEjson(text: string): EjsonValue {
  const reader = createReader(text)
  const value = reader.value(0)
  reader.end()
  return value
}

function createReader(text: string) {
  let at = 0
  const fail = (message: string, place = at): never => {
    throw new EjsonFault(message, place)
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const skip = () => void take(TOKENS.space)
  const taken = (sign: string): boolean => {
    skip()
    if (!text.startsWith(sign, at)) return false
    at += sign.length
    return true
  }
  const wanted = (sign: string) => void (taken(sign) || fail(`“${sign}” is missing`))
  const quoted = (): string | undefined => {
    const start = at
    const found = take(TOKENS.double) ?? take(TOKENS.single)
    return found === undefined ? undefined : unquoted(found, () => fail('no such escape', start))
  }
  const list = (end: string, each: () => void) => {
    while (!taken(end)) {
      each()
      if (!taken(',')) return wanted(end)
    }
  }
  const member = (depth: number): EjsonMember => {
    skip()
    const name =
      quoted() ?? take(TOKENS.name) ?? take(/\d+/y) ?? fail('the name of a field is missing')
    wanted(':')
    return { name, value: value(depth) }
  }
  const called = (name: string, place: number): EjsonScalar => {
    const args: EjsonScalar[] = []
    list(')', () => {
      const arg = value(0)
      if (arg.kind === 'scalar') args.push(arg)
    })
    const construct = Object.hasOwn(CONSTRUCTORS, name) ? CONSTRUCTORS[name] : undefined
    if (construct === undefined) return fail(`“${name}” is not known`, place)
    return construct(args) ?? fail(`this is no ${name}`, place)
  }
  const worded = (place: number): EjsonScalar => {
    const name = take(TOKENS.name) ?? fail('a value is missing')
    if (name === 'new') {
      skip()
      return worded(at)
    }
    const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
    if (word !== undefined) return word
    return taken('(')
      ? called(name, place)
      : fail(`“${name}” is no value; a text has quotes`, place)
  }
  const value = (depth: number): EjsonValue => {
    if (depth > DEEPEST) fail('this is nested too deeply')
    if (taken('{')) {
      const members: EjsonMember[] = []
      list('}', () => void members.push(member(depth + 1)))
      return unwrapped({ kind: 'object', members })
    }
    if (taken('[')) {
      const items: EjsonValue[] = []
      list(']', () => void items.push(value(depth + 1)))
      return { kind: 'array', items }
    }
    const string = quoted()
    if (string !== undefined)
      return { kind: 'scalar', type: 'string', text: string, json: JSON.stringify(string) }
    const place = at
    const number = take(TOKENS.number)
    if (number !== undefined) return numberOf(number) ?? fail('this is no number', place)
    const regex = take(TOKENS.regex)
    if (regex !== undefined) return scalar('regex', regex) ?? fail('this is no pattern', place)
    return worded(place)
  }
  const end = () => {
    skip()
    if (at < text.length) fail('the value ends here, and more follows')
  }
  return { value, end }
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

/** The text between quotes of either sort. */
function unquoted(quotes: string, fail: () => never): string {
  const inner = quotes.slice(1, -1)
  const body = quotes.startsWith("'")
    ? inner.replaceAll(/\\.|"/g, (found) => SINGLE_ESCAPES[found] ?? found)
    : inner
  try {
    return JSON.parse(`"${body}"`)
  } catch {
    return fail()
  }
}

const SINGLE_ESCAPES: Readonly<Record<string, string>> = { "\\'": "'", '"': '\\"' }
