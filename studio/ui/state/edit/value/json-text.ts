/** A part of a JSON text, with its place in it: a document is edited by replacing parts of its text. */
export type JsonNode =
  | { readonly kind: 'scalar'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'array'
      readonly start: number
      readonly end: number
      readonly items: readonly JsonNode[]
    }
  | {
      readonly kind: 'object'
      readonly start: number
      readonly end: number
      /** In their order, also where a name stands twice. */
      readonly entries: readonly JsonEntry[]
    }

export interface JsonEntry {
  readonly key: string
  readonly keyStart: number
  readonly value: JsonNode
}

export interface JsonFault {
  readonly kind: 'fault'
  /** Where, from 0 in the text, and as people count lines and columns. */
  readonly at: number
  readonly line: number
  readonly column: number
  /** What is wrong, a whole sentence. */
  readonly message: string
}

/** Deeper documents are text only. */
const DEEPEST = 500

/** Reads a JSON text without changing it: numbers, white space and the order of keys stay what they are. */
export function readJsonText(text: string): JsonNode | JsonFault {
  const reader = new JsonReader(text)
  try {
    return reader.document()
  } catch (error) {
    if (!(error instanceof JsonSyntax)) throw error
    const before = text.slice(0, error.at)
    const line = before.split('\n').length
    const column = error.at - before.lastIndexOf('\n')
    return { kind: 'fault', at: error.at, line, column, message: error.message }
  }
}

class JsonSyntax extends Error {
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const SPACE = /[ \t\r\n]*/y
// Signs below the space are written with a backslash; among \p{Cc} are some others, which are not.
const STRING_SIGNS = String.raw`"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*`
const STRING = new RegExp(`${STRING_SIGNS}"`, 'uy')
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class JsonReader {
  readonly #text: string
  #place = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): JsonNode {
    const value = this.#value(0)
    this.#skip()
    if (this.#place < this.#text.length) throw this.#fault('The document ended before this.')
    return value
  }

  #value(depth: number): JsonNode {
    this.#skip()
    if (depth > DEEPEST) throw this.#fault('The document is too deep to be shown as a tree.')
    const sign = this.#text[this.#place]
    if (sign === '{') return this.#object(depth)
    if (sign === '[') return this.#array(depth)
    const start = this.#place
    if (sign === '"') this.#string()
    else this.#take(SCALAR, 'Here a value is expected.')
    return { kind: 'scalar', start, end: this.#place }
  }

  #array(depth: number): JsonNode {
    const start = this.#place
    const items: JsonNode[] = []
    this.#list(']', () => items.push(this.#value(depth + 1)))
    return { kind: 'array', start, end: this.#place, items }
  }

  #object(depth: number): JsonNode {
    const start = this.#place
    const entries: JsonEntry[] = []
    this.#list('}', () => entries.push(this.#entry(depth)))
    return { kind: 'object', start, end: this.#place, entries }
  }

  #entry(depth: number): JsonEntry {
    this.#skip()
    const keyStart = this.#place
    if (this.#text[keyStart] !== '"') throw this.#fault('Here a name in double quotes is expected.')
    this.#string()
    const key: string = JSON.parse(this.#text.slice(keyStart, this.#place))
    this.#skip()
    if (this.#text[this.#place] !== ':') throw this.#fault('Here a colon is expected.')
    this.#place += 1
    return { key, keyStart, value: this.#value(depth + 1) }
  }

  #list(end: string, member: () => void): void {
    this.#place += 1
    this.#skip()
    if (this.#text[this.#place] === end) {
      this.#place += 1
      return
    }
    for (;;) {
      member()
      this.#skip()
      const sign = this.#text[this.#place]
      if (sign !== ',' && sign !== end) throw this.#fault(`Here a comma or ${end} is expected.`)
      this.#place += 1
      if (sign === end) return
    }
  }

  #string(): void {
    const start = this.#place
    STRING.lastIndex = start
    if (STRING.test(this.#text)) {
      this.#place = STRING.lastIndex
      return
    }
    const faulty = new RegExp(STRING_SIGNS, 'uy')
    faulty.lastIndex = start
    faulty.test(this.#text)
    this.#place = faulty.lastIndex
    const isEnd = this.#place >= this.#text.length
    throw this.#fault(isEnd ? 'The text does not end.' : 'This sign is written with a backslash.')
  }

  #take(pattern: RegExp, otherwise: string): void {
    pattern.lastIndex = this.#place
    if (!pattern.test(this.#text)) throw this.#fault(otherwise)
    this.#place = pattern.lastIndex
  }

  #skip(): void {
    SPACE.lastIndex = this.#place
    SPACE.test(this.#text)
    this.#place = SPACE.lastIndex
  }

  #fault(message: string): JsonSyntax {
    const isEnd = this.#place >= this.#text.length
    return new JsonSyntax(isEnd ? 'The document ends too early.' : message, this.#place)
  }
}
