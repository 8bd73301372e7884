import type * as Ast from '../../ast.ts'
import { Calls } from './call.ts'

/** What looks like a call and is read by a synopsis of the dialect: JSON_VALUE(...), XMLELEMENT(...). */
export abstract class SynopsisCalls extends Calls {
  /** word synopsis [FILTER ...] [OVER ...] */
  protected readonly synopsisCall = this.rule('synopsisCall', (): Ast.SpecialCall => {
    const start = this.start()
    const name = this.sign(this.names.operand).image.toLowerCase()
    const written = this.synopsis(name)
    const text = this.textFrom(start)
    const aggregate = this.grammar.specialCalls[name] === 'aggregate'
    const filter = this.OPTION({ GATE: () => aggregate, DEF: () => this.sub(this.filter) })
    const over = this.OPTION2({ GATE: () => aggregate, DEF: () => this.sub(this.over) })
    return this.ACTION(() => {
      const { nested, nestedAt, parts } = written
      const call = { kind: 'special-call', name, text, nested, nestedAt, parts } as const
      return { ...call, filter, over, at: this.from(start) }
    })
  })

  /** `json_object('a', 'b')` is a plain call; `json_object('a': 'b')` is not. SQLite's RAISE is no column. */
  protected override specialAhead(): boolean {
    const next = this.LA(2)
    const word = this.LA(1).image.toLowerCase()
    if (!Object.hasOwn(this.grammar.specialCalls, word)) return false
    if (this.lax) return true
    if (next.image !== '(' && !this.ahead('for', 2)) return false
    if (word === 'collation') return next.image !== '('
    return next.image === '(' && (word !== 'json_object' || !this.plainArgumentsAhead())
  }

  /** Whether the parentheses hold something, and no colon or VALUE outside inner ones. */
  private plainArgumentsAhead(): boolean {
    let depth = 1
    for (let nth = 3; depth > 0; nth++) {
      const { image } = this.LA(nth)
      if (image === '') return false
      if (nth === 3 && (image === ')' || this.ahead('returning', nth))) return false
      if (image === '(' || image === '[') depth++
      if (image === ')' || image === ']') depth--
      if (depth === 1 && (image === ':' || this.ahead('value', nth))) return false
    }
    return true
  }

  /** A table whose columns the call lists: word synopsis [alias] */
  protected readonly columnsCall = this.rule('columnsCall', (): Ast.SpecialCall => {
    const start = this.start()
    const name = this.sign(this.names.operand).image.toLowerCase()
    const written = this.synopsis(name)
    const [filter, over] = [undefined, undefined]
    const text = this.textFrom(start)
    return this.ACTION(() => {
      const { nested, nestedAt, parts } = written
      const call = { kind: 'special-call', name, text, nested, nestedAt, parts } as const
      return { ...call, filter, over, at: this.from(start) }
    })
  })

  protected columnsCallAhead(): boolean {
    return (
      this.LA(2).image === '(' &&
      this.grammar.columnsTables.includes(this.LA(1).image.toLowerCase())
    )
  }
}
