import type { Palette, PaletteType } from '../palette.ts'
import type { Dice } from './dice.ts'
import { inner, type Scope, wholeRow } from './scope.ts'

/** What conditions are made of. */
interface Operands {
  of(type: string, scope: Scope, depth: number): string
  /** Now and then without a type of its own. */
  operand(type: string, scope: Scope, depth: number): string
  condition(scope: Scope, depth: number): string
  typeIn(scope: Scope): string
  orderedType(scope: Scope): string
  named(type: string): PaletteType | undefined
}

/** Subqueries: for one value, for a list or table of these types or of any. */
export interface Subqueries {
  readonly value: (type: string, scope: Scope, depth: number) => string
  readonly set: (types: readonly string[] | undefined, scope: Scope, depth: number) => string
}

interface Parts {
  readonly palette: Palette
  readonly dice: Dice
  readonly operands: Operands
  readonly queries: Subqueries
}

/** Makes what is true, false or unknown. */
export class Conditions {
  private readonly palette: Palette
  private readonly dice: Dice
  private readonly operands: Operands
  private readonly queries: Subqueries

  constructor({ palette, dice, operands, queries }: Parts) {
    this.palette = palette
    this.dice = dice
    this.operands = operands
    this.queries = queries
  }

  /** Of any kind, or of those without conditions and queries inside. */
  make(scope: Scope, depth: number): string {
    return this.dice.weigh(depth > 0 ? [...this.simple, ...this.nested] : this.simple)(scope, depth)
  }

  private readonly simple: readonly (readonly [number, Test])[] = [
    [6, (scope, depth) => this.comparison(scope, depth)],
    [3, (scope, depth) => this.nullTest(scope, depth)],
    [2, (scope, depth) => this.between(scope, depth)],
    [3, (scope, depth) => this.inList(scope, depth)],
    [2, (scope, depth) => this.like(scope, depth)],
    [1, (scope, depth) => this.rowComparison(scope, depth)],
  ]

  private readonly nested: readonly (readonly [number, Test])[] = [
    [4, (scope, depth) => this.junction(scope, depth)],
    [2, (scope, depth) => `(NOT ${this.operands.condition(scope, depth - 1)})`],
    [2, (scope, depth) => this.inQuery(scope, depth)],
    [2, (scope, depth) => this.exists(scope, depth)],
    [2, (scope, depth) => this.quantified(scope, depth)],
    [1, (scope, depth) => this.truthTest(scope, depth)],
  ]

  private junction(scope: Scope, depth: number): string {
    const arm = () => this.operands.condition(scope, depth - 1)
    return `(${arm()} ${this.dice.pick(['AND', 'OR'])} ${arm()})`
  }

  private nullTest(scope: Scope, depth: number): string {
    const row =
      this.palette.syntax.wholeRows && this.dice.chance(10) ? wholeRow(scope, this.dice) : undefined
    const tested = row ?? this.operands.of(this.operands.typeIn(scope), scope, depth - 1)
    return `(${tested} IS ${this.dice.pick(['NULL', 'NOT NULL'])})`
  }

  private exists(scope: Scope, depth: number): string {
    const query = this.queries.set(undefined, inner(scope), depth - 1)
    return `${this.dice.pick(['', 'NOT '])}EXISTS (${query})`
  }

  private like(scope: Scope, depth: number): string {
    const part = () => this.operands.operand(this.palette.text, scope, depth - 1)
    return `(${part()} LIKE ${part()})`
  }

  private truthTest(scope: Scope, depth: number): string {
    const wanted = this.dice.pick(['TRUE', 'NOT TRUE', 'FALSE', 'NOT FALSE'])
    return `(${this.operands.condition(scope, depth - 1)} IS ${wanted})`
  }

  private comparison(scope: Scope, depth: number): string {
    const type = this.operands.orderedType(scope)
    const { isDistinctFrom } = this.palette.syntax
    const operators = [
      '=',
      '<>',
      '<',
      '>=',
      ...(isDistinctFrom ? ['IS DISTINCT FROM', 'IS NOT DISTINCT FROM'] : []),
    ]
    const [left, right] = [
      this.operands.of(type, scope, depth - 1),
      this.operands.operand(type, scope, depth - 1),
    ]
    return `(${left} ${this.dice.pick(operators)} ${right})`
  }

  private between(scope: Scope, depth: number): string {
    const type = this.operands.orderedType(scope)
    const part = () => this.operands.operand(type, scope, depth - 1)
    return `(${this.operands.of(type, scope, depth - 1)} BETWEEN ${part()} AND ${part()})`
  }

  private inList(scope: Scope, depth: number): string {
    const type = this.operands.orderedType(scope)
    const items = this.dice.times(1, 3, () => this.operands.operand(type, scope, depth - 1))
    const left = this.operands.of(type, scope, depth - 1)
    return `(${left} ${this.dice.pick(['IN', 'NOT IN'])} (${items.join(', ')}))`
  }

  private inQuery(scope: Scope, depth: number): string {
    const types = this.dice.chance(20)
      ? [this.operands.orderedType(scope), this.operands.orderedType(scope)]
      : [this.operands.orderedType(scope)]
    const query = this.queries.set(types, inner(scope), depth - 1)
    const left = types.map((type) => this.operands.of(type, scope, depth - 1)).join(', ')
    const tested = types.length > 1 ? `(${left})` : left
    return `(${tested} ${this.dice.pick(['IN', 'NOT IN'])} (${query}))`
  }

  private quantified(scope: Scope, depth: number): string {
    if (!this.palette.syntax.quantified) return this.comparison(scope, depth)
    const type = this.operands.orderedType(scope)
    const { array } = this.operands.named(type) ?? {}
    const isArray = array !== undefined && this.dice.chance(60)
    const right = isArray
      ? this.operands.operand(array, scope, depth - 1)
      : this.queries.set([type], inner(scope), depth - 1)
    const operator = this.dice.pick(['=', '<', '<>'])
    const left = this.operands.of(type, scope, depth - 1)
    return `(${left} ${operator} ${this.dice.pick(['ANY', 'ALL'])} (${right}))`
  }

  private rowComparison(scope: Scope, depth: number): string {
    const types = [this.operands.orderedType(scope), this.operands.orderedType(scope)]
    const row = () =>
      `(${types.map((type) => this.operands.of(type, scope, depth - 1)).join(', ')})`
    return `(${row()} ${this.dice.pick(['=', '<', '<>'])} ${row()})`
  }
}

type Test = (scope: Scope, depth: number) => string
