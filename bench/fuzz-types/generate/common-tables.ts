import type { Palette } from '../palette.ts'
import type { Changes } from './changes.ts'
import type { Dice } from './dice.ts'
import type { Expressions } from './expression.ts'
import type { MadeQuery, MakeQuery } from './made-query.ts'
import { alone, distinctNames, type NamedColumn, type Scope } from './scope.ts'

interface Parts {
  readonly palette: Palette
  readonly dice: Dice
  readonly expressions: Expressions
  readonly query: MakeQuery
  readonly changes: Changes
}

/** Makes what stands behind WITH. */
export class CommonTables {
  private readonly palette: Palette
  private readonly dice: Dice
  private readonly expressions: Expressions
  private readonly query: MakeQuery
  private readonly changes: Changes

  constructor({ palette, dice, expressions, query, changes }: Parts) {
    this.palette = palette
    this.dice = dice
    this.expressions = expressions
    this.query = query
    this.changes = changes
  }

  /** The statement, with tables before it in one of four cases. */
  before(scope: Scope, depth: number, make: (scope: Scope) => MadeQuery): MadeQuery {
    if (!this.dice.chance(25)) return make(scope)
    const isRecursive = this.dice.chance(25)
    let seen = scope
    const ctes = this.dice.times(1, 2, (index) => {
      const name = `cte${index + 1}`
      const { sql, columns } =
        isRecursive && index === 0 ? this.recursion(name, seen) : this.table(alone(seen), depth - 1)
      const named = distinctNames(columns)
      seen = { ...seen, sources: [...seen.sources, { name, columns: named }] }
      return `${name} (${named.map((column) => column.name).join(', ')}) AS (${sql})`
    })
    const { sql, columns } = make(seen)
    return { sql: `WITH ${isRecursive ? 'RECURSIVE ' : ''}${ctes.join(', ')} ${sql}`, columns }
  }

  private table(scope: Scope, depth: number): MadeQuery {
    const isChange = this.palette.syntax.writingCtes && this.dice.chance(20)
    const change = isChange ? this.changes.change(scope, depth, 'always') : undefined
    return change ?? this.query(scope, depth, undefined, 'set')
  }

  /** A counter, and columns of any types beside it. */
  private recursion(name: string, scope: Scope): MadeQuery {
    const types = [this.palette.integer, this.palette.text, ...this.expressions.typesFor(scope, 2)]
    const columns = distinctNames(types.map((type) => ({ name: '?', type })))
    const [, ...others] = columns
    const first = others.map(({ type }) => this.expressions.of(type, alone(scope), 1))
    const second = this.next(name, columns, scope)
    const base = ['1', ...first].join(', ')
    const sql = `SELECT ${base} UNION ${this.dice.pick(['', 'ALL '])}SELECT ${second}${this.palette.syntax.recursionEnd}`
    return { sql, columns }
  }

  private next(name: string, columns: readonly NamedColumn[], scope: Scope): string {
    const own = columns.map(({ name: column, type }) => ({ reference: `${name}.${column}`, type }))
    const table = this.dice.pick(scope.sources)
    const joined = this.dice.weigh([
      [3, ''],
      [1, ` JOIN ${table.name} AS t0 ON t0.${table.columns[0]?.name} IS NOT NULL`],
      [2, ` LEFT JOIN ${table.name} AS t0 ON t0.${table.columns[0]?.name} IS NULL`],
    ])
    const of = table.columns.map(({ name: column, type }) => ({ reference: `t0.${column}`, type }))
    const seen = joined === '' ? own : [...own, ...of]
    const inside = { ...alone(scope), columns: seen }
    const [, ...others] = columns
    const values = others.map(({ type }) => this.expressions.of(type, inside, 1))
    return `${[`${name}.d1 + 1`, ...values].join(', ')} FROM ${name}${joined} WHERE ${name}.d1 < 3`
  }
}
