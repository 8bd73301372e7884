import type * as Ast from '../ast.ts'
import { EngineTails } from './changes/engine-tail.ts'

/** What a SELECT shows. */
export abstract class SelectItems extends EngineTails {
  /** selectItem (',' selectItem)*: `*` alone comes first where it is no operand */
  protected readonly selectItems = this.rule('selectItems', (): Ast.SelectItem[] => {
    const items = [this.sub(this.selectItem)]
    this.MANY(() => {
      this.sign(this.signs.comma)
      this.ACTION(() => {
        if (this.has('leading-star') && this.aheadSign(this.signs.star))
          this.refuseToken(this.LA(1), 'an expression')
      })
      items.push(this.sub(this.selectItem))
    })
    return items
  })

  /** '*' | name '.' '*' | expression [[AS] alias] */
  protected readonly selectItem = this.oneOf<Ast.SelectItem>('selectItem', () => [
    { GATE: () => this.starAhead(), ALT: () => this.sub(this.star) },
    {
      ALT: () => {
        const item = this.sub(this.expressionItem)
        return this.ACTION(() => starOf(item) ?? item)
      },
    },
  ])

  /** Where `t.*` is an expression, operators and an alias may follow it. */
  private starAhead(): boolean {
    if (this.has('star-operands')) return this.aheadSign(this.signs.star)
    let nth = 1
    while (!this.aheadSign(this.signs.star, nth) && this.aheadSign(this.signs.point, nth + 1))
      nth += 2
    return this.aheadSign(this.signs.star, nth)
  }

  /** [name ('.' member)* '.'] '*'; in SQLite one name */
  private readonly star = this.rule('star', (): Ast.Star => {
    const start = this.start()
    const parts: Ast.Name[] = []
    this.OPTION(() => {
      parts.push(this.sub(this.name))
      this.MANY({
        GATE: () => this.mayQualify(parts.length) && !this.aheadSign(this.signs.star, 2),
        DEF: () => parts.push(this.sub(this.member)),
      })
      this.sign(this.signs.point)
    })
    const qualified = this.from(start)
    this.sign(this.signs.star)
    const qualifier = parts.length > 0 ? { parts, at: qualified } : undefined
    return { kind: 'star', qualifier, ofTable: false, at: this.from(start) }
  })

  private mayQualify(length: number): boolean {
    const { most, readsMore } = this.grammar.relationParts
    return !this.lax && (readsMore || length < most)
  }

  private readonly expressionItem = this.rule('expressionItem', (): Ast.ExpressionItem => {
    const start = this.start()
    const expression = this.sub(this.expression)
    const text = this.textFrom(start)
    const blanks = this.blanksBehind()
    const alias = this.OPTION(() => this.sub(this.itemAlias))
    return { kind: 'item', expression, alias, text, blanks, at: this.from(start) }
  })
}

/** `t.*` alone shows all columns. */
function starOf({ expression, alias, at }: Ast.ExpressionItem): Ast.Star | undefined {
  if (alias || expression.kind !== 'column' || !expression.star) return undefined
  const [first, last] = [expression.parts[0], expression.parts.at(-1)]
  if (!first || !last) return undefined
  const qualifier = { parts: expression.parts, at: { start: first.at.start, end: last.at.end } }
  return { kind: 'star', qualifier, ofTable: false, at }
}
