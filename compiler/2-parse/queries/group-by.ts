import type * as Ast from '../ast.ts'
import { Expressions } from '../expressions/expression.ts'

/** GROUP BY, its grouping sets kept as they are written. */
export abstract class Grouping extends Expressions {
  /** GROUP BY [ALL | DISTINCT] groupItem (',' groupItem)* [WITH ROLLUP] */
  protected readonly groupBy = this.rule('groupBy', (): GroupBy => {
    const start = this.start()
    this.wordsInRow('group', 'by')
    const distinct = this.has('grouping-sets')
      ? this.OPTION(() => this.sub(this.groupQuantifier))
      : false
    if (this.has('whole-grouping')) return this.sub(this.wholeGrouping)
    const items = this.listOf(1, this.groupItem)
    const rollup = this.has('with-rollup') && this.flag(2, 'with', 'rollup')
    const at = this.from(start)
    return {
      groupDistinct: distinct ?? false,
      groupBy: rollup ? [{ kind: 'with-rollup', items, at }] : items,
    }
  })

  /** rollupOrCube | GROUPING SETS ... | expressions [WITH ROLLUP]: either is all there is */
  private readonly wholeGrouping = this.rule('wholeGrouping', (): GroupBy => {
    const start = this.start()
    const groupBy = this.OR<readonly Ast.GroupItem[]>([
      {
        GATE: () => this.LA(2).image === '(',
        ALT: () => [this.sub(this.rollupOrCube)],
        IGNORE_AMBIGUITIES: true,
      },
      {
        GATE: () => this.ahead('sets', 2),
        ALT: () => [this.sub(this.listedSets)],
        IGNORE_AMBIGUITIES: true,
      },
      {
        ALT: () => {
          const items = this.listOf(1, this.groupExpression)
          const rollup = this.flag(2, 'with', 'rollup')
          return rollup ? [{ kind: 'with-rollup', items, at: this.from(start) }] : items
        },
      },
    ])
    return { groupDistinct: false, groupBy }
  })

  /** GROUPING SETS '(' listedSet (',' listedSet)* ')' */
  private readonly listedSets = this.rule('listedSets', (): Ast.GroupItem => {
    const start = this.start()
    this.wordsInRow('grouping', 'sets')
    const items = this.listInParentheses(1, this.listedSet)
    return { kind: 'grouping-sets', items, at: this.from(start) }
  })

  /** '(' ')' | '(' expression (',' expression)* ')' */
  private readonly listedSet = this.rule('listedSet', (): Ast.GroupItem => {
    const start = this.start()
    return this.OR<Ast.GroupItem>([
      { GATE: () => this.aheadSign(this.signs.close, 2), ALT: () => this.sub(this.emptySet) },
      {
        ALT: () => {
          const expression = this.sub(this.parenthesised)
          return { kind: 'group-expression', expression, direction: 'unsaid', at: this.from(start) }
        },
      },
    ])
  })

  /** ALL | DISTINCT */
  private readonly groupQuantifier = this.rule('groupQuantifier', (): boolean =>
    this.OR([{ ALT: () => !this.word('all') }, { ALT: () => this.word('distinct') !== undefined }]),
  )

  /** expression | '(' ')' | (ROLLUP | CUBE) '(' ... ')' | GROUPING SETS '(' groupItem (',' groupItem)* ')' */
  private readonly groupItem = this.rule('groupItem', (): Ast.GroupItem => {
    return this.OR<Ast.GroupItem>([
      ...this.setItems(),
      { ALT: () => this.sub(this.groupExpression) },
    ])
  })

  private readonly groupExpression = this.rule('groupExpression', (): Ast.GroupItem => {
    const start = this.start()
    const expression = this.sub(this.expression)
    const direction = this.has('ordered-groups')
      ? (this.OPTION(() => this.sub(this.ascOrDesc)) ?? 'unsaid')
      : 'unsaid'
    return { kind: 'group-expression', expression, direction, at: this.from(start) }
  })

  private readonly ascOrDesc = this.rule('ascOrDesc', (): 'asc' | 'desc' =>
    this.OR<'asc' | 'desc'>([
      { ALT: () => this.word('asc') && 'asc' },
      { ALT: () => this.word('desc') && 'desc' },
    ]),
  )

  /** '(' ')' */
  private readonly emptySet = this.rule('emptySet', (): Ast.GroupItem => {
    const start = this.start()
    this.sign(this.signs.open)
    this.sign(this.signs.close)
    return { kind: 'empty-set', at: this.from(start) }
  })

  private setItems() {
    if (!this.has('grouping-sets')) return []
    return [
      { GATE: () => this.ahead('sets', 2), ALT: () => this.sub(this.groupingSets) },
      { GATE: () => this.aheadSign(this.signs.close, 2), ALT: () => this.sub(this.emptySet) },
      { GATE: () => this.LA(2).image === '(', ALT: () => this.sub(this.rollupOrCube) },
    ]
  }

  /** GROUPING SETS '(' groupItem (',' groupItem)* ')' */
  private readonly groupingSets = this.rule('groupingSets', (): Ast.GroupItem => {
    const start = this.start()
    this.wordsInRow('grouping', 'sets')
    const items = this.listInParentheses(1, this.groupItem)
    return { kind: 'grouping-sets', items, at: this.from(start) }
  })

  /** (ROLLUP | CUBE) '(' expression (',' expression)* ')' */
  private readonly rollupOrCube = this.rule('rollupOrCube', (): Ast.GroupItem => {
    const start = this.start()
    const kind = this.OR<'rollup' | 'cube'>([
      { ALT: () => this.word('rollup') && 'rollup' },
      { ALT: () => this.word('cube') && 'cube' },
    ])
    const members = this.listInParentheses(1, this.expression)
    return { kind, members, at: this.from(start) }
  })
}

type GroupBy = Pick<Ast.Select, 'groupBy' | 'groupDistinct'>
