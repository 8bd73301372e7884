import type { ParserMethod, TokenType } from 'chevrotain'

/** The parts of a rule that may be missing or come again. */
export type Optional = 'option' | 'many' | 'at-least-one'

/** One thing of a sequence, as far as it decides which token may come first. */
export type Piece =
  | { readonly kind: 'token'; readonly type: TokenType }
  | { readonly kind: 'rule'; readonly rule: Recorded }
  | { readonly kind: 'choice'; readonly index: number; readonly alternatives: readonly Sequence[] }
  | { readonly kind: Optional; readonly index: number; readonly sequence: Sequence }

export type Sequence = readonly Piece[]

/** A rule that can be recorded: it reads nothing then, and all its results are blank. */
export interface Recorded {
  readonly name: string
  readonly run: () => unknown
  readonly method: ParserMethod<[], unknown>
}

/** What a rule is made of; its ORs, OPTIONs, MANYs and AT_LEAST_ONEs by their numbers. */
export interface Recording {
  readonly sequence: Sequence
  readonly choices: ReadonlyMap<number, readonly Sequence[]>
  readonly parts: Readonly<Record<Optional, ReadonlyMap<number, Sequence>>>
}

/** What a rule says while it is recorded. */
export interface Recorder {
  token(type: TokenType): void
  rule(rule: Recorded): void
  choice(index: number, reads: readonly (() => unknown)[]): void
  part(kind: Optional, index: number, read: () => unknown): void
}

/** Runs a rule for what it is made of: every alternative once, and every part. */
export function record(run: (recorder: Recorder) => void): Recording {
  const choices = new Map<number, readonly Sequence[]>()
  const parts = {
    option: new Map<number, Sequence>(),
    many: new Map<number, Sequence>(),
    'at-least-one': new Map<number, Sequence>(),
  }
  let pieces: Piece[] = []
  const within = (read: () => unknown): Sequence => {
    const outer = pieces
    pieces = []
    read()
    const inner = pieces
    pieces = outer
    return inner
  }
  const recorder: Recorder = {
    token: (type) => pieces.push({ kind: 'token', type }),
    rule: (rule) => pieces.push({ kind: 'rule', rule }),
    choice: (index, reads) => {
      const alternatives = reads.map(within)
      choices.set(index, alternatives)
      pieces.push({ kind: 'choice', index, alternatives })
    },
    part: (kind, index, read) => {
      const sequence = within(read)
      parts[kind].set(index, sequence)
      pieces.push({ kind, index, sequence })
    },
  }
  const sequence = within(() => run(recorder))
  return { sequence, choices, parts }
}
