import type { TokenType } from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'
import type { Optional, Piece, Recorded, Recording, Sequence } from './recording.ts'

/** What may come first in an alternation. */
export interface Choice {
  /** By the number of a token's type: the alternative that it begins, counted from 1; 0 for none. */
  readonly chosen: Uint8Array
  /** By alternative: for those whose gate is asked first. */
  readonly begins: readonly Uint8Array[]
  readonly expected: readonly TokenType[]
}

/** What may come first in an optional or repeated part: 1 by the number of a token's type. */
export interface Start {
  readonly begins: Uint8Array
  readonly expected: readonly TokenType[]
}

/** The tokens that begin something, in the order of the grammar. */
interface First {
  readonly types: ReadonlySet<TokenType>
  /** Whether it may also be nothing at all. */
  readonly empty: boolean
}

/** The tables by which one token decides what a rule reads next. */
export class Lookahead {
  private readonly firsts = new Map<Recorded, First>()
  private readonly size: number
  private readonly recordingOf: (rule: Recorded) => Recording

  /** `recordingOf` is asked once a rule at most, and not before the rule is in the way of a token. */
  constructor(types: readonly TokenType[], recordingOf: (rule: Recorded) => Recording) {
    this.size = Math.max(...types.map(({ tokenTypeIdx }) => tokenTypeIdx ?? 0)) + 1
    this.recordingOf = recordingOf
  }

  choice(rule: Recorded, index: number): Choice {
    const alternatives =
      this.recordingOf(rule).choices.get(index) ?? bug(`no OR ${index} in ${rule.name}`)
    const firsts = alternatives.map((alternative) => this.firstOf(alternative))
    const chosen = new Uint8Array(this.size)
    firsts.forEach((first, i) => {
      for (const number of this.numbers(first)) chosen[number] ||= i + 1
    })
    return {
      chosen,
      begins: firsts.map((first) => this.table(first)),
      expected: firsts.flatMap(({ types }) => [...types]),
    }
  }

  start(rule: Recorded, kind: Optional, index: number): Start {
    const sequence =
      this.recordingOf(rule).parts[kind].get(index) ?? bug(`no ${kind} ${index} in ${rule.name}`)
    const first = this.firstOf(sequence)
    return { begins: this.table(first), expected: [...first.types] }
  }

  private table(first: First): Uint8Array {
    const begins = new Uint8Array(this.size)
    for (const number of this.numbers(first)) begins[number] = 1
    return begins
  }

  /** The numbers of types and of the members of categories; what may be nothing takes any token. */
  private numbers({ types, empty }: First): Iterable<number> {
    if (empty) return Array(this.size).keys()
    return [...types].flatMap(({ tokenTypeIdx, categoryMatches }) => [
      ...(tokenTypeIdx === undefined ? [] : [tokenTypeIdx]),
      ...(categoryMatches ?? []),
    ])
  }

  private firstOf(sequence: Sequence): First {
    const types = new Set<TokenType>()
    for (const piece of sequence) {
      const first = this.firstOfOne(piece)
      for (const type of first.types) types.add(type)
      if (!first.empty) return { types, empty: false }
    }
    return { types, empty: true }
  }

  private firstOfOne(piece: Piece): First {
    switch (piece.kind) {
      case 'token':
        return { types: new Set([piece.type]), empty: false }
      case 'rule':
        return this.firstOfRule(piece.rule)
      case 'choice': {
        const firsts = piece.alternatives.map((alternative) => this.firstOf(alternative))
        const types = new Set(firsts.flatMap((first) => [...first.types]))
        return { types, empty: firsts.some(({ empty }) => empty) }
      }
      case 'at-least-one':
        return this.firstOf(piece.sequence)
      case 'option':
      case 'many':
        return { ...this.firstOf(piece.sequence), empty: true }
    }
  }

  private firstOfRule(rule: Recorded): First {
    const known = this.firsts.get(rule)
    if (known) return known
    const first = this.firstOf(this.recordingOf(rule).sequence)
    this.firsts.set(rule, first)
    return first
  }
}
