import type * as Ast from '../ast.ts'
import { awaitsEscape, type Item } from './fold.ts'
import { Predicates } from './predicates.ts'

/**
 * Operands and operators, read flat and folded by the dialect's powers: one rule however many levels
 * of binding there are.
 */
export abstract class Expressions extends Predicates {
  /** prefix* operand (suffix | infix prefix* operand)* */
  protected readonly expression = this.nestingRule('expression', (): Ast.Expression => {
    const items: Item[] = []
    this.subWith(this.prefixedOperand, items)
    this.MANY({
      GATE: () => this.goesOn(items),
      DEF: () => this.OR(this.operations(items)),
    })
    return this.ACTION(() => this.folded(items))
  })

  private readonly operations = this.onceGiven<Item[], unknown>((items) => [
    { ALT: () => this.subWith(this.infixOperation, items()) },
    { ALT: () => items().push(this.subWith(this.membership, false)) },
    { ALT: () => this.subWith(this.patternOperation, items(), false) },
    { ALT: () => this.subWith(this.between, items(), false) },
    { ALT: () => this.subWith(this.negated, items()) },
    { ALT: () => this.subWith(this.isOperation, items()) },
    ...this.alternatives('null-tests', () => items().push(this.sub(this.nullTest))),
    { ALT: () => items().push(this.sub(this.collateSuffix)) },
    ...this.alternatives('casts-with-colons', () => items().push(this.sub(this.castSuffix))),
    ...this.alternatives('at-time-zone', () => this.subWith(this.atTimeZone, items())),
    ...this.alternatives('member-of', () => items().push(this.sub(this.memberOf))),
    ...this.alternatives('named-operators', () => this.subWith(this.namedOperator, items())),
  ])

  /**
   * SIMILAR is an operator before TO; alone it is a part of SUBSTRING (a SIMILAR b ESCAPE c). ESCAPE
   * belongs to a pattern.
   */
  private goesOn(items: readonly Item[]): boolean {
    if (this.ahead('similar')) return /^(?:to|[,)]|)$/i.test(this.LA(2).image)
    return !this.ahead('escape') || awaitsEscape(items, this.grammar.powers)
  }
}
