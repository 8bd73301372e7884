import type * as Ast from '../ast.ts'
import { Expressions } from '../expressions/expression.ts'

/** Lists of grouping sets: what one element of GROUP BY stands for. */
type Sets = readonly (readonly Ast.Expression[])[]

export abstract class Grouping extends Expressions {
  /** GROUP BY [ALL | DISTINCT] groupItem (',' groupItem)* [WITH ROLLUP] */
  protected readonly groupBy = this.rule('groupBy', (): readonly Ast.GroupItem[] => {
    const start = this.start()
    this.wordsInRow('group', 'by')
    this.OPTION(() =>
      this.OR([{ ALT: () => this.word('all') }, { ALT: () => this.word('distinct') }]),
    )
    const items = this.listOf(1, this.groupItem)
    if (!this.has('with-rollup')) return items
    const rollup = this.OPTION2(() => this.wordsInRow('with', 'rollup') ?? true)
    const at = this.from(start)
    return this.ACTION(() => (rollup ? [rolledUp(items, at)] : items))
  })

  private readonly groupItem = this.rule('groupItem', (): Ast.GroupItem => {
    const start = this.start()
    return this.OR<Ast.GroupItem>([
      {
        GATE: () => this.setsAhead(),
        ALT: () => {
          const sets = this.sub(this.groupingElement)
          return { kind: 'grouping-sets', sets, at: this.from(start) }
        },
      },
      {
        ALT: () => {
          const expression = this.sub(this.expression)
          return { kind: 'group-expression', expression, at: this.from(start) }
        },
      },
    ])
  })

  private setsAhead(): boolean {
    if (!this.has('grouping-sets')) return false
    if (this.ahead('grouping')) return this.ahead('sets', 2)
    if (this.aheadSign(this.signs.open)) return this.aheadSign(this.signs.close, 2)
    return (this.ahead('rollup') || this.ahead('cube')) && this.LA(2).image === '('
  }

  /** GROUPING SETS '(' element (',' element)* ')' | (ROLLUP | CUBE) '(' ... ')' | '(' ')' | expression */
  private readonly groupingElement = this.rule('groupingElement', (): Sets =>
    this.OR<Sets>([
      {
        GATE: () => this.ahead('sets', 2),
        ALT: () => {
          this.wordsInRow('grouping', 'sets')
          const elements = this.listInParentheses(1, this.groupingElement)
          return this.ACTION(() => elements.flat())
        },
      },
      {
        GATE: () => this.setsAhead(),
        ALT: () => {
          this.word('rollup')
          const parts = this.listInParentheses(2, this.expression)
          return this.ACTION(() => rollupSets(parts.map(membersOf)))
        },
      },
      {
        GATE: () => this.setsAhead(),
        ALT: () => {
          this.word('cube')
          const parts = this.listInParentheses(3, this.expression)
          return this.ACTION(() => cubeSets(parts.map(membersOf)))
        },
      },
      {
        GATE: () => this.setsAhead(),
        ALT: () => {
          this.sign(this.signs.open)
          this.sign(this.signs.close)
          return [[]]
        },
      },
      {
        ALT: () => {
          const expression = this.sub(this.expression)
          return this.ACTION(() => [membersOf(expression)])
        },
      },
    ]),
  )
}

/** `(a, b)` groups by both. */
function membersOf(expression: Ast.Expression): readonly Ast.Expression[] {
  return expression.kind === 'row' ? expression.items : [expression]
}

/** From all of them down to none. */
function rollupSets(parts: Sets): Sets {
  return parts.map((_, i) => parts.slice(0, parts.length - i).flat()).concat([[]])
}

/** Every subset; PostgreSQL allows 12 elements. */
function cubeSets(parts: Sets): Sets {
  const [first, ...rest] = parts
  if (!first) return [[]]
  const without = cubeSets(rest)
  return [...without.map((set) => [...first, ...set]), ...without]
}

function rolledUp(items: readonly Ast.GroupItem[], at: Ast.Expression['at']): Ast.GroupItem {
  const parts = items.flatMap((item) =>
    item.kind === 'group-expression' ? [[item.expression]] : item.sets,
  )
  return { kind: 'grouping-sets', sets: rollupSets(parts), at }
}
