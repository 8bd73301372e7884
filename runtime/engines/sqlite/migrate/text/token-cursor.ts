import { isSign, isWord, type SqlToken } from './tokens.ts'

/** Reads tokens from left to right. */
export class TokenCursor {
  private readonly tokens: readonly SqlToken[]
  private place = 0

  constructor(tokens: readonly SqlToken[]) {
    this.tokens = tokens
  }

  get next(): SqlToken | undefined {
    return this.tokens[this.place]
  }

  get isDone(): boolean {
    return this.place >= this.tokens.length
  }

  take(): SqlToken | undefined {
    const token = this.next
    this.place += 1
    return token
  }

  /** Whether the words stand next; then they are taken. */
  takeWords(...words: readonly string[]): boolean {
    const isThere = words.every((word, offset) => isWord(this.tokens[this.place + offset], word))
    if (isThere) this.place += words.length
    return isThere
  }

  /** Whether the sign stands next; then it is taken. */
  takeSign(sign: string): boolean {
    const isThere = isSign(this.next, sign)
    if (isThere) this.place += 1
    return isThere
  }

  /** The first of the words that stands next, taken. */
  takeOneOf(words: readonly string[]): string | undefined {
    return words.find((word) => this.takeWords(word))
  }

  /** The name that stands next, without its quotes. */
  takeName(): string | undefined {
    return this.take()?.value
  }

  /** The tokens inside of the parentheses that open next; undefined, and nothing taken, where none do. */
  takeGroup(): readonly SqlToken[] | undefined {
    if (!isSign(this.next, '(')) return undefined
    const start = this.place + 1
    this.place = closingPlace(this.tokens, this.place) + 1
    return this.tokens.slice(start, this.place - 1)
  }
}

function closingPlace(tokens: readonly SqlToken[], opening: number): number {
  let depth = 0
  for (let place = opening; place < tokens.length; place += 1) {
    if (isSign(tokens[place], '(')) depth += 1
    if (isSign(tokens[place], ')')) depth -= 1
    if (depth === 0) return place
  }
  return tokens.length
}

/** The tokens between the commas that stand in no parentheses. */
export function splitItems(tokens: readonly SqlToken[]): readonly (readonly SqlToken[])[] {
  const items: SqlToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (isSign(token, '(')) depth += 1
    if (isSign(token, ')')) depth -= 1
    if (depth === 0 && isSign(token, ',')) items.push([])
    else items.at(-1)?.push(token)
  }
  return items
}
