import type { Palette } from '../palette.ts'
import { CommonTables } from './common-tables.ts'
import type { Dice } from './dice.ts'
import { Expressions } from './expression.ts'
import { Changes } from './changes.ts'
import { FromClauses } from './from.ts'
import type { MadeQuery, MakeQuery, Place } from './made-query.ts'
import { type MadeOutput, outputs } from './outputs.ts'
import { windowClause } from './over.ts'
import { emptyScope, type Scope, type Source, type VisibleColumn, within } from './scope.ts'

/** How deep expressions and FROM may go. */
const DEPTH = 3

/** Makes queries over the sources, by chance. */
export class Queries {
  readonly expressions: Expressions
  private readonly froms: FromClauses
  private readonly ctes: CommonTables
  private readonly changes: Changes
  private readonly palette: Palette
  readonly dice: Dice

  constructor(palette: Palette, dice: Dice) {
    this.palette = palette
    this.dice = dice
    this.expressions = new Expressions(palette, dice, {
      value: (type, scope, depth) => this.query(scope, depth, [type], 'value').sql,
      set: (types, scope, depth) => this.query(scope, depth, types, 'set').sql,
    })
    const parts = { palette, dice, expressions: this.expressions, query: this.query }
    this.froms = new FromClauses(parts)
    this.changes = new Changes({ ...parts, froms: this.froms })
    this.ctes = new CommonTables({ ...parts, changes: this.changes })
  }

  statement(sources: readonly Source[]): string {
    this.expressions.restart()
    this.froms.restart()
    const isChange = this.dice.chance(this.palette.syntax.changes ?? 0)
    const made = this.ctes.before(emptyScope(sources), DEPTH, (scope) => {
      const change = isChange ? this.changes.change(scope, DEPTH, 'maybe') : undefined
      return change ?? this.query(scope, DEPTH, undefined, 'whole')
    })
    return renumbered(made.sql)
  }

  /** A query without parameters. */
  definition(sources: readonly Source[]): MadeQuery {
    this.expressions.restartUnbound()
    this.froms.restart()
    return this.ctes.before(emptyScope(sources), DEPTH, (scope) =>
      this.query(scope, DEPTH, undefined, 'whole'),
    )
  }

  /** An expression over the columns of one table, which are named without it. */
  overColumns(type: string | undefined, { columns }: Source): string {
    this.expressions.restartUnbound()
    const named = columns.map(({ name, type: of }) => ({ reference: name, type: of }))
    const scope = { ...emptyScope([]), columns: named }
    return type === undefined
      ? this.expressions.condition(scope, 1)
      : this.expressions.of(type, scope, 2)
  }

  private readonly query: MakeQuery = (scope, depth, types, place) => {
    const wanted = types ?? this.expressions.typesFor(scope, place === 'whole' ? 5 : 3)
    const isSet = depth > 1 && this.dice.chance(12)
    const isNamed = place === 'derived' && !this.palette.syntax.namesOfDerived
    const body = isSet
      ? this.setOperation(scope, depth, wanted, isNamed)
      : this.body(scope, depth, wanted, { isNamed, isFree: types === undefined })
    return { ...body, sql: body.sql + this.limit(place) }
  }

  private limit(place: Place): string {
    if (place === 'value' && this.dice.chance(this.expressions.style.limited)) return ' LIMIT 1'
    if (!this.dice.chance(12)) return ''
    const number = this.dice.weigh([
      [3, '1'],
      [2, '2'],
      [1, '0'],
      [2, this.expressions.parameter()],
    ])
    const { offset } = this.palette.syntax
    if (!offset || !this.dice.chance(25)) return ` LIMIT ${number}`
    return ` LIMIT ${number} OFFSET ${this.dice.pick(['0', '1', this.expressions.parameter()])}`
  }

  private setOperation(
    scope: Scope,
    depth: number,
    types: readonly string[],
    isNamed: boolean,
  ): MadeQuery {
    const arms = this.dice.times(2, 3, () => this.select(scope, depth - 1, types, { isNamed }))
    const [first] = arms
    const mayIntersect = arms.length === 2 || this.palette.syntax.longIntersections
    const words = ['UNION', 'UNION ALL', ...(mayIntersect ? ['INTERSECT'] : []), 'EXCEPT']
    const sql = arms
      .map((arm) => arm.sql)
      .reduce((left, right) => `${left} ${this.dice.pick(words)} ${right}`)
    return { sql, columns: first?.columns ?? [] }
  }

  private body(
    scope: Scope,
    depth: number,
    types: readonly string[],
    { isNamed, isFree }: Required<Pick<Arm, 'isNamed' | 'isFree'>>,
  ): MadeQuery {
    if (isNamed || !this.dice.chance(4))
      return this.select(scope, depth, types, { isAlone: true, isNamed, isFree })
    return {
      sql: `VALUES ${this.expressions.rows(types, scope)}`,
      columns: types.map((type, i) => ({ name: `column${i + 1}`, type })),
    }
  }

  private select(
    outer: Scope,
    depth: number,
    types: readonly string[],
    { isAlone = false, isNamed = false, isFree = false }: Arm,
  ): MadeQuery {
    const isFrom = outer.sources.length > 0 && this.dice.chance(90)
    const from = isFrom ? this.froms.from(outer, Math.max(depth, 1)) : undefined
    const scope = within(outer, from ?? noRelations, this.dice.chance(50))
    const where = this.dice.chance(45)
      ? ` WHERE ${this.expressions.condition(scope, depth - 1)}`
      : ''
    const kind = this.dice.weigh([
      [60, 'plain'],
      [12, 'whole group'],
      [18, 'grouped'],
      [10, 'windowed'],
    ] as const)
    const keys = kind === 'grouped' && scope.columns.length > 0 ? this.keys(scope) : []
    const seen = this.withNamedWindow(outputScope(scope, kind, keys, outer))
    const starred = kind === 'plain' && isFree && !isNamed ? from : undefined
    const columns = isNamed
      ? this.named(seen, depth, types)
      : outputs(types, { ...seen, isItem: true }, { depth, starred }, this)
    const having =
      kind === 'grouped' && this.dice.chance(25)
        ? ` HAVING ${this.expressions.condition(seen, depth - 1)}`
        : ''
    const group = keys.length > 0 ? ` GROUP BY ${this.groupBy(keys)}` : ''
    const order = isAlone && this.dice.chance(25) ? ` ORDER BY ${this.order(seen, columns)}` : ''
    const window = seen.hasNamedWindow ? this.window(scope) : ''
    const list = columns.map(({ sql }) => sql).join(', ')
    const isOrdered = types.every((type) => this.expressions.isOrdered(type))
    const distinct = isOrdered ? this.distinct(seen, order) : ''
    return {
      sql: `SELECT ${distinct}${list}${from ? ` FROM ${from.sql}` : ''}${where}${group}${group === '' ? '' : having}${window}${order}`,
      columns: columns.flatMap((column) => column.columns),
    }
  }

  private withNamedWindow(scope: Scope): Scope {
    const isNamed =
      scope.windows && this.palette.syntax.namedWindows === true && this.dice.chance(40)
    return { ...scope, hasNamedWindow: isNamed }
  }

  private window({ columns }: Scope): string {
    const sortable = columns.filter(({ type }) => this.expressions.isOrdered(type))
    return windowClause(sortable, this.palette, this.dice)
  }

  private distinct(scope: Scope, order: string): string {
    if (order === '' && this.dice.chance(8)) return 'DISTINCT '
    const isOn = this.palette.syntax.distinctOn && order === '' && this.dice.chance(3)
    const column = this.dice.find(scope.columns)
    return isOn && column ? `DISTINCT ON (${column.reference}) ` : ''
  }

  private keys(scope: Scope): readonly VisibleColumn[] {
    const columns = scope.columns.filter(({ type }) => this.expressions.isOrdered(type))
    return columns.length === 0 ? [] : this.dice.times(1, 2, () => this.dice.pick(columns))
  }

  private groupBy(keys: readonly VisibleColumn[]): string {
    const list = keys.map(({ reference }) => reference).join(', ')
    const special = this.dice.chance(15)
      ? this.dice.find(this.palette.syntax.groupings(list))
      : undefined
    return special ?? list
  }

  private order(scope: Scope, columns: readonly MadeOutput[]): string {
    const item = this.dice.weigh([
      [3, () => '1'],
      [
        2,
        () =>
          this.dice.find(
            columns.flatMap((column) => column.columns).filter(({ name }) => name !== '?'),
          )?.name ?? '1',
      ],
      [2, () => this.expressions.of(this.expressions.orderedType(scope), scope, 1)],
    ])()
    return `${item}${this.dice.pick(['', ' DESC', ' ASC'])}`
  }

  /** With the names that a derived table gives. */
  private named(scope: Scope, depth: number, types: readonly string[]): readonly MadeOutput[] {
    return types.map((type, index) => {
      const name = `d${index + 1}`
      const sql = `${this.expressions.of(type, scope, depth)} AS ${name}`
      return { sql, columns: [{ name, type }] }
    })
  }
}

interface Arm {
  /** No arm of a set operation. */
  readonly isAlone?: boolean
  /** Its columns need names. */
  readonly isNamed?: boolean
  /** As many columns as it likes. */
  readonly isFree?: boolean
}

const noRelations = { relations: [], merged: [] }

/** Without gaps: some parameters were thrown away with the expressions that they stood in. */
function renumbered(sql: string): string {
  const numbers = new Map<string, number>()
  return sql.replaceAll(/(?<=[$?])\d+/g, (parameter) => {
    const number = numbers.get(parameter) ?? numbers.size + 1
    numbers.set(parameter, number)
    return String(number)
  })
}

function outputScope(
  scope: Scope,
  kind: 'plain' | 'whole group' | 'grouped' | 'windowed',
  keys: readonly VisibleColumn[],
  outer: Scope,
): Scope {
  if (kind === 'plain') return scope
  if (kind === 'windowed') return { ...scope, windows: true }
  return {
    ...scope,
    aggregates: true,
    grouped: scope.columns,
    keys,
    columns: [...keys, ...outer.columns],
  }
}
