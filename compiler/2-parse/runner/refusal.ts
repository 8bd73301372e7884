import { EOF, type IToken, type TokenType } from 'chevrotain'

/** The token that cannot stand where it does. */
export class Refusal {
  readonly token: IToken
  /** The index of the token. */
  readonly place: number
  private readonly expected: readonly (TokenType | string)[]

  constructor(token: IToken, place: number, expected: readonly (TokenType | string)[]) {
    this.token = token
    this.place = place
    this.expected = expected
  }

  /** What could have stood there, in the words of a message. */
  labels(): readonly string[] {
    return [...new Set(this.expected.map(labelOf))]
  }
}

/** Ends a parse, or an attempt of one. Made once, because a stack trace costs more than a statement. */
export const refused = new Error('a token that cannot stand there')

/** Ends a parse whose operators nest deeper than the later stages can walk, or than the engine takes. */
export const tooDeep = {
  operators: new Error('operators that nest too deep'),
  engine: new Error('operators that nest too deep for the engine'),
  arms: new Error('more queries in a row than the later stages can walk'),
  engineArms: new Error('more queries in a row than the engine takes'),
} as const

export type Depth = keyof typeof tooDeep
export const depths = [
  'operators',
  'engine',
  'arms',
  'engineArms',
] as const satisfies readonly Depth[]

function labelOf(expected: TokenType | string): string {
  if (typeof expected === 'string') return expected
  return expected === EOF ? 'the end of the statement' : (expected.LABEL ?? expected.name)
}
