import type { IToken, ParserMethod } from 'chevrotain'
import { bug } from '../../../diagnostics/bug.ts'
import type * as Ast from '../../ast.ts'
import { DEEPEST } from '../../nesting.ts'
import { joined } from './join-chain.ts'
import { TableReferences } from './table-reference.ts'

interface JoinKind {
  readonly natural: boolean
  readonly type: Ast.Join['type']
}

/**
 * SQLite's FROM: a comma is one more join operator, joins lean to the left and any may have a
 * condition (manual, SELECT, 2.1).
 */
export abstract class FlatJoins extends TableReferences {
  protected abstract readonly fromPrimary: ParserMethod<[], Ast.FromItem>
  protected abstract readonly joinCondition: ParserMethod<[], Ast.JoinCondition>

  /** fromPrimary ((',' | joinWords) fromPrimary [joinCondition])* */
  protected readonly flatFromList = this.nestingRule('flatFromList', (): Ast.FromItem[] => {
    const start = this.start()
    let items = [this.sub(this.fromPrimary)]
    // INSERT INTO t SELECT * FROM a ON CONFLICT ...: the ON would be a join's.
    this.ACTION(() => {
      if (this.ahead('on') || this.ahead('using')) this.refuseToken(this.LA(1), 'JOIN')
    })
    let joins = 0
    this.MANY(() => {
      if (++joins > DEEPEST) this.refuseDepth()
      items = this.subWith(this.flatJoin, items, start)
    })
    return items
  })

  /** '(' flatFromList ')' [alias] */
  protected readonly nestedFlatList = this.rule('nestedFlatList', (): Ast.FromItem => {
    this.sign(this.signs.open)
    const start = this.start()
    const items = this.sub(this.flatFromList)
    this.sign(this.signs.close)
    const alias = this.OPTION(() => this.sub(this.alias))
    return this.ACTION(() => {
      const item = joinedFlat(items, start)
      return alias ? { ...item, alias } : item
    })
  })

  private readonly flatJoin = this.rule(
    'flatJoin',
    (items: Ast.FromItem[], start: number): Ast.FromItem[] => {
      const kind = this.OR<JoinKind | undefined>([
        {
          ALT: () => {
            this.sign(this.signs.comma)
            return undefined
          },
        },
        { ALT: () => this.sub(this.joinWords) },
      ])
      const right = this.sub(this.fromPrimary)
      const natural = this.ACTION(() => kind?.natural ?? false)
      const condition = this.OPTION({
        GATE: () => !natural,
        DEF: () => this.sub(this.joinCondition),
      })
      return this.ACTION(() => {
        if (!kind && !condition) return [...items, right]
        const left = joinedFlat(items, start)
        const chosen = natural ? ({ kind: 'natural' } as const) : (condition ?? noCondition)
        const type = kind?.type ?? 'inner'
        const at = this.from(start)
        return [joined({ type, left, right, condition: chosen, at })]
      })
    },
  )

  /** JOIN | (NATURAL | LEFT | RIGHT | FULL | OUTER | INNER | CROSS) [word [word]] JOIN, the words in any order */
  private readonly joinWords = this.rule('joinWords', (): JoinKind => {
    const words: IToken[] = []
    this.OPTION(() => {
      const first = this.OR([
        { ALT: () => this.word('natural') },
        { ALT: () => this.word('left') },
        { ALT: () => this.word('right') },
        { ALT: () => this.word('full') },
        { ALT: () => this.word('outer') },
        { ALT: () => this.word('inner') },
        { ALT: () => this.word('cross') },
      ])
      words.push(first)
      this.MANY({
        GATE: () => words.length < 3,
        DEF: () => words.push(this.sign(this.names.column)),
      })
    })
    this.word('join')
    return this.ACTION(() => {
      const said = words.map(({ image }) => image.toLowerCase())
      return joinKind(said) ?? this.refuseToken(words[0] ?? this.LA(0), 'JOIN')
    })
  })
}

const noCondition = { kind: 'none' } as const

/** What one JOIN keyword, or several in any order, ask for; undefined for a mixture that means nothing. */
function joinKind(said: readonly string[]): JoinKind | undefined {
  const has = (word: string) => said.includes(word)
  const natural = has('natural')
  const left = has('left') || has('full')
  const right = has('right') || has('full')
  const outer = left || right || has('outer')
  if (said.some((word) => !joinWords.has(word))) return undefined
  if (outer && (has('inner') || has('cross'))) return undefined
  if (outer && !left && !right) return undefined
  if (left && right) return { natural, type: 'full' }
  if (outer) return { natural, type: left ? 'left' : 'right' }
  return { natural, type: has('cross') ? 'cross' : 'inner' }
}

const joinWords = new Set(['natural', 'left', 'right', 'full', 'outer', 'inner', 'cross'])

/** Items with commas between as one item: the comma joins as JOIN does. */
function joinedFlat(items: readonly Ast.FromItem[], start: number): Ast.FromItem {
  const [first, ...rest] = items
  return rest.reduce(
    (left, right): Ast.FromItem => {
      const at = { start, end: right.at.end }
      return joined({ type: 'inner', left, right, condition: noCondition, at })
    },
    first ?? bug('a FROM clause without an item'),
  )
}
