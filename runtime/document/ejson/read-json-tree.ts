import type { JsonMember, JsonTree } from './json-tree.ts'
import { MalformedEjson } from './malformed-ejson.ts'

/** A document may be 100 deep, and each value in it one more. */
const DEEPEST = 220
const MOST_MEMBERS = 2_000_000

const BLANKS = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const HALF_PAIR = /[\uD800-\uDFFF]/u
const WORDS = ['null', 'true', 'false'] as const

/** Returns the value of a text. Throws MalformedEjson for what is no JSON, and for a name that stands twice. */
export function readJsonTree(text: string): JsonTree {
  const reader = new JsonReader(text)
  const value = reader.value(0)
  reader.end()
  return value
}

/** Reads a text of JSON from its beginning, and says where it is. */
export class JsonReader {
  readonly text: string
  at = 0
  #members = 0

  constructor(text: string) {
    this.text = text
  }

  value(depth: number): JsonTree {
    if (depth > DEEPEST) throw new MalformedEjson(`it is nested more than ${DEEPEST} deep`)
    this.#members += 1
    if (this.#members > MOST_MEMBERS)
      throw new MalformedEjson(`it has more than ${MOST_MEMBERS} members`)
    const first = this.peek()
    if (first === '{') return { kind: 'object', members: this.#object(depth) }
    if (first === '[') return { kind: 'array', items: this.#array(depth) }
    return first === '"' ? { kind: 'string', text: this.string() } : this.#plain()
  }

  /** Nothing but blanks may follow. */
  end(): void {
    this.peek()
    if (this.at < this.text.length) throw this.malformed()
  }

  /** Returns the sign that comes next, blanks aside. */
  peek(): string | undefined {
    BLANKS.lastIndex = this.at
    this.at += BLANKS.exec(this.text)?.[0].length ?? 0
    return this.text[this.at]
  }

  /** Passes the sign if it comes next. */
  passes(sign: string): boolean {
    if (this.peek() !== sign) return false
    this.at += 1
    return true
  }

  expect(sign: string): void {
    if (!this.passes(sign)) throw this.malformed()
  }

  // A pattern for the whole of a string would need a stack as deep as the string is long.
  string(): string {
    if (this.peek() !== '"') throw this.malformed()
    let end = this.text.indexOf('"', this.at + 1)
    while (end > 0 && this.#isEscaped(end)) end = this.text.indexOf('"', end + 1)
    if (end < 0) throw this.malformed()
    const read = parsed(this.text.slice(this.at, end + 1))
    if (typeof read !== 'string') throw this.malformed()
    if (HALF_PAIR.test(read)) throw new MalformedEjson('a text holds half of a surrogate pair')
    this.at = end + 1
    return read
  }

  malformed(): MalformedEjson {
    return new MalformedEjson(`it is no JSON at character ${this.at + 1}`)
  }

  #object(depth: number): readonly JsonMember[] {
    const members: JsonMember[] = []
    const names = new Set<string>()
    this.expect('{')
    if (this.passes('}')) return members
    do {
      const name = this.string()
      if (names.has(name)) throw new MalformedEjson('a name stands twice in one object')
      names.add(name)
      this.expect(':')
      members.push({ name, value: this.value(depth + 1) })
    } while (this.passes(','))
    this.expect('}')
    return members
  }

  #array(depth: number): readonly JsonTree[] {
    const items: JsonTree[] = []
    this.expect('[')
    if (this.passes(']')) return items
    do items.push(this.value(depth + 1))
    while (this.passes(','))
    this.expect(']')
    return items
  }

  #plain(): JsonTree {
    const word = WORDS.find((each) => this.text.startsWith(each, this.at))
    if (word !== undefined) {
      this.at += word.length
      return { kind: 'word', word }
    }
    NUMBER.lastIndex = this.at
    const [text] = NUMBER.exec(this.text) ?? []
    if (text === undefined) throw this.malformed()
    this.at += text.length
    return { kind: 'number', text }
  }

  #isEscaped(quote: number): boolean {
    let first = quote
    while (this.text[first - 1] === '\\') first -= 1
    return (quote - first) % 2 === 1
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
