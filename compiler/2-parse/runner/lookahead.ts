import {
  Alternation,
  type IProduction,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  type Rule,
  Terminal,
  type TokenType,
} from 'chevrotain'
import { bug } from '../../diagnostics/bug.ts'

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

/**
 * The tables by which one token decides what a rule reads next. Chevrotain records the grammar; the
 * tables are made when a rule first asks for them, because a statement uses few of some 400 rules.
 */
export class Lookahead {
  private readonly firsts = new Map<string, First>()
  private readonly size: number

  constructor(types: readonly TokenType[]) {
    this.size = Math.max(...types.map(({ tokenTypeIdx }) => tokenTypeIdx ?? 0)) + 1
  }

  choice(rule: Rule, index: number): Choice {
    const alternatives = findProduction(rule, Alternation, index).definition
    const firsts = alternatives.map((alternative) => this.firstOf([alternative]))
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

  start(rule: Rule, part: Optional, index: number): Start {
    const first = this.firstOf(findProduction(rule, parts[part], index).definition)
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

  private firstOf(sequence: readonly IProduction[]): First {
    const types = new Set<TokenType>()
    for (const production of sequence) {
      const first = this.firstOfOne(production)
      for (const type of first.types) types.add(type)
      if (!first.empty) return { types, empty: false }
    }
    return { types, empty: true }
  }

  private firstOfOne(production: IProduction): First {
    if (production instanceof Terminal) {
      return { types: new Set([production.terminalType]), empty: false }
    }
    if (production instanceof NonTerminal) return this.firstOfRule(production.referencedRule)
    if (production instanceof Alternation) {
      const firsts = production.definition.map((alternative) => this.firstOfOne(alternative))
      const types = new Set(firsts.flatMap((first) => [...first.types]))
      return { types, empty: firsts.some(({ empty }) => empty) }
    }
    const { types, empty } = this.firstOf(definitionOf(production))
    const optional = production instanceof Option || production instanceof Repetition
    return { types, empty: empty || optional }
  }

  private firstOfRule(rule: Rule): First {
    const known = this.firsts.get(rule.name)
    if (known) return known
    const first = this.firstOf(rule.definition)
    this.firsts.set(rule.name, first)
    return first
  }
}

export type Optional = keyof typeof parts

const parts = { option: Option, many: Repetition, 'at-least-one': RepetitionMandatory } as const

interface Numbered extends IProduction {
  readonly idx: number
  readonly definition: IProduction[]
}

function findProduction<T extends Numbered>(
  rule: Rule,
  kind: abstract new (...args: never[]) => T,
  index: number,
): T {
  const open: IProduction[] = [rule]
  for (const production of open) {
    if (production instanceof kind && production.idx === index) return production
    if (!(production instanceof NonTerminal)) open.push(...definitionOf(production))
  }
  return bug(`the rule ${rule.name} has no ${kind.name} ${index}`)
}

function definitionOf(production: IProduction): readonly IProduction[] {
  return 'definition' in production && Array.isArray(production.definition)
    ? production.definition
    : []
}
