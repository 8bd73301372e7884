import type { JsonValue } from '../../api/cell.ts'
import { isRounded } from '../../../runtime/values/exact-json.ts'
import { type Refusal, refusal } from '../failure/refusal.ts'

/** Deeper than any row or filter, and far from the end of the stack. */
const DEEPEST = 64
/** More than the rows of one request have. */
const MOST_MEMBERS = 500_000

/**
 * The value of a body. Objects have no prototype, so that `__proto__` is a name like any other. Refused are
 * names that stand twice, and numbers that JavaScript would round, unless `rounded` says what they become: they
 * would be stored otherwise than they were written.
 */
export function readJson(text: string, rules: JsonRules = {}): JsonValue {
  return new Reader(text, { rounded: refuseRounded, fault: faultOfBody, ...rules }).read()
}

/** Why a text is not read. */
export type JsonFault =
  | { readonly kind: 'malformed'; readonly character: number }
  | { readonly kind: 'twice'; readonly name: string }
  | { readonly kind: 'deep' | 'long'; readonly most: number }

interface JsonRules {
  readonly rounded?: (written: string) => JsonValue
  /** What is thrown for a fault. */
  readonly fault?: (fault: JsonFault) => Error
}

function faultOfBody(fault: JsonFault): Refusal {
  switch (fault.kind) {
    case 'malformed':
      return refusal('bad_request', `the body is no JSON at character ${fault.character}`)
    case 'twice':
      return refusal('bad_request', 'a name stands twice', fault.name)
    case 'deep':
      return refusal('bad_request', `the body is nested more than ${fault.most} deep`)
    case 'long':
      return refusal('bad_request', `the body has more than ${fault.most} members`)
  }
}

function refuseRounded(): JsonValue {
  throw refusal('bad_request', 'a number has more digits than JSON numbers keep: write a string')
}

const BLANKS = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS: readonly (readonly [string, JsonValue])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
]

class Reader {
  private readonly text: string
  private readonly rules: Required<JsonRules>
  private at = 0
  private members = 0

  constructor(text: string, rules: Required<JsonRules>) {
    this.text = text
    this.rules = rules
  }

  read(): JsonValue {
    const value = this.value(0)
    this.skipBlanks()
    if (this.at < this.text.length) throw this.malformed()
    return value
  }

  private value(depth: number): JsonValue {
    if (depth > DEEPEST) throw this.rules.fault({ kind: 'deep', most: DEEPEST })
    this.members += 1
    if (this.members > MOST_MEMBERS) throw this.rules.fault({ kind: 'long', most: MOST_MEMBERS })
    this.skipBlanks()
    const first = this.text[this.at]
    if (first === '{') return this.object(depth)
    if (first === '[') return this.array(depth)
    return first === '"' ? this.string() : this.plain()
  }

  private object(depth: number): JsonValue {
    const found: { [name: string]: JsonValue } = Object.create(null)
    this.at += 1
    if (this.ends('}')) return found
    do {
      this.skipBlanks()
      const name = this.string()
      if (Object.hasOwn(found, name)) throw this.rules.fault({ kind: 'twice', name })
      this.expect(':')
      found[name] = this.value(depth + 1)
    } while (this.goesOn())
    this.expect('}')
    return found
  }

  private array(depth: number): JsonValue {
    const found: JsonValue[] = []
    this.at += 1
    if (this.ends(']')) return found
    do found.push(this.value(depth + 1))
    while (this.goesOn())
    this.expect(']')
    return found
  }

  // A pattern for the whole of a string would need a stack as deep as the string is long.
  private string(): string {
    if (this.text[this.at] !== '"') throw this.malformed()
    let end = this.text.indexOf('"', this.at + 1)
    while (end > 0 && this.isEscaped(end)) end = this.text.indexOf('"', end + 1)
    if (end < 0) throw this.malformed()
    const written = this.text.slice(this.at, end + 1)
    const read = parsed(written)
    if (typeof read !== 'string') throw this.malformed()
    this.at = end + 1
    return read
  }

  private isEscaped(quote: number): boolean {
    let first = quote
    while (this.text[first - 1] === '\\') first -= 1
    return (quote - first) % 2 === 1
  }

  private plain(): JsonValue {
    const word = WORDS.find(([name]) => this.text.startsWith(name, this.at))
    if (word) {
      this.at += word[0].length
      return word[1]
    }
    const written = this.match(NUMBER)
    return isRounded(written) ? this.rules.rounded(written) : Number(written)
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found] = pattern.exec(this.text) ?? []
    if (found === undefined) throw this.malformed()
    this.at += found.length
    return found
  }

  private skipBlanks(): void {
    BLANKS.lastIndex = this.at
    this.at += BLANKS.exec(this.text)?.[0].length ?? 0
  }

  private ends(sign: string): boolean {
    this.skipBlanks()
    if (this.text[this.at] !== sign) return false
    this.at += 1
    return true
  }

  private goesOn(): boolean {
    return this.ends(',')
  }

  private expect(sign: string): void {
    if (!this.ends(sign)) throw this.malformed()
  }

  private malformed() {
    return this.rules.fault({ kind: 'malformed', character: this.at + 1 })
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
