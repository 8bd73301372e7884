/** A text that is no Extended JSON, with the place from which it is none. */
export class EjsonFault extends Error {
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.name = 'EjsonFault'
    this.at = at
  }
}

const SPACE = /(?:\s|\/\/[^\n]*)*/y
const DOUBLE = /"(?:[^"\\\n]|\\.)*"/y
const SINGLE = /'(?:[^'\\\n]|\\.)*'/y

/** A place in a text that is read from its beginning to its end. All of it throws EjsonFault. */
export class TextCursor {
  private readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  fail(message: string, place = this.at): never {
    throw new EjsonFault(message, place)
  }

  /** Takes what a sticky pattern finds here. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  skip(): void {
    this.take(SPACE)
  }

  /** Takes a sign behind space; false where it is not there. */
  taken(sign: string): boolean {
    this.skip()
    if (!this.text.startsWith(sign, this.at)) return false
    this.at += sign.length
    return true
  }

  wanted(sign: string): void {
    if (!this.taken(sign)) this.fail(`“${sign}” is missing`)
  }

  /** Takes a text in either sort of quotes. */
  quoted(): string | undefined {
    const start = this.at
    const found = this.take(DOUBLE) ?? this.take(SINGLE)
    return found === undefined
      ? undefined
      : unquoted(found, () => this.fail('no such escape', start))
  }

  /** Takes items between commas up to a sign. */
  list(end: string, each: () => void): void {
    while (!this.taken(end)) {
      each()
      if (this.taken(',')) continue
      this.wanted(end)
      return
    }
  }

  end(): void {
    this.skip()
    if (this.at < this.text.length) this.fail('the value ends here, and more follows')
  }
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
