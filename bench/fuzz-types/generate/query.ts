import type { Palette } from '../palette.ts'
import type { Dice } from './dice.ts'
import { Expressions } from './expression.ts'
import type { NamedColumn, Scope, Source, VisibleColumn, VisibleRelation } from './scope.ts'

export interface MadeQuery {
  readonly sql: string
  readonly columns: readonly NamedColumn[]
}

/** How deep expressions and FROM may go. */
const DEPTH = 3

/** Makes queries over the sources, by chance. */
export class Queries {
  readonly expressions: Expressions
  private readonly palette: Palette
  private readonly dice: Dice
  private aliases = 0

  constructor(palette: Palette, dice: Dice) {
    this.palette = palette
    this.dice = dice
    this.expressions = new Expressions(palette, dice, {
      scalar: (type, scope, depth) => this.query(scope, depth, [type], 'subquery').sql,
      any: (scope, depth) => this.query(scope, depth, undefined, 'subquery').sql,
    })
  }

  restart(): void {
    this.aliases = 0
    this.expressions.restart()
  }

  statement(sources: readonly Source[]): string {
    const made = this.withCtes(emptyScope(sources), (scope) =>
      this.query(scope, DEPTH, undefined, 'whole'),
    )
    return renumbered(made.sql)
  }

  withCtes(scope: Scope, make: (scope: Scope) => MadeQuery): MadeQuery {
    if (!this.dice.chance(25)) return make(scope)
    const isRecursive = this.dice.chance(25)
    let seen = scope
    const ctes = this.dice.times(1, 2, (index) => {
      const name = `cte${index + 1}`
      const { sql, columns } =
        isRecursive && index === 0
          ? this.recursion(name, seen)
          : this.query({ ...seen, columns: [], relations: [] }, DEPTH - 1, undefined, 'subquery')
      const named = distinctNames(columns)
      seen = { ...seen, sources: [...seen.sources, { name, columns: named, isTable: false }] }
      return `${name} (${named.map((column) => column.name).join(', ')}) AS (${sql})`
    })
    const { sql, columns } = make(seen)
    return { sql: `WITH ${isRecursive ? 'RECURSIVE ' : ''}${ctes.join(', ')} ${sql}`, columns }
  }

  private recursion(name: string, scope: Scope): MadeQuery {
    const types = [this.palette.integer, this.palette.text]
    const columns = types.map((type, index) => ({ name: `d${index + 1}`, type }))
    const first = types.map((type) =>
      this.expressions.of(type, { ...scope, columns: [], relations: [] }, 1),
    )
    const own = columns.map((column) => ({
      reference: `${name}.${column.name}`,
      type: column.type,
    }))
    const next = types.map((type) =>
      this.expressions.of(type, { ...scope, columns: own, relations: [] }, 1),
    )
    const sql = `SELECT ${first.join(', ')} UNION ${this.dice.pick(['', 'ALL '])}SELECT ${next.join(', ')} FROM ${name} WHERE ${name}.d1 < 3${this.palette.syntax.recursionEnd}`
    return { sql, columns }
  }

  /** With columns of these types, or of any. */
  query(
    scope: Scope,
    depth: number,
    types: readonly string[] | undefined,
    place: 'whole' | 'subquery' | 'derived',
  ): MadeQuery {
    const wanted =
      types ?? this.dice.times(1, place === 'whole' ? 5 : 3, () => this.expressions.anyType())
    const isSet = depth > 1 && this.dice.chance(12)
    const isNamed = place === 'derived' && !this.palette.syntax.namesOfDerived
    const body = isSet
      ? this.setOperation(scope, depth, wanted, isNamed)
      : this.body(scope, depth, wanted, isNamed)
    const limit = this.dice.chance(12) ? ` LIMIT ${this.limit()}` : ''
    return { ...body, sql: body.sql + limit }
  }

  private limit(): string {
    return this.dice.weigh([
      [3, '1'],
      [2, '2'],
      [1, '0'],
      [2, this.expressions.parameter()],
    ])
  }

  private setOperation(
    scope: Scope,
    depth: number,
    types: readonly string[],
    isNamed: boolean,
  ): MadeQuery {
    const arms = this.dice.times(2, 3, () => this.select(scope, depth - 1, types, { isNamed }))
    const [first] = arms
    const words = ['UNION', 'UNION ALL', 'INTERSECT', 'EXCEPT']
    const sql = arms
      .map((arm) => arm.sql)
      .reduce((left, right) => `${left} ${this.dice.pick(words)} ${right}`)
    return { sql, columns: first?.columns ?? [] }
  }

  private body(scope: Scope, depth: number, types: readonly string[], isNamed: boolean): MadeQuery {
    if (isNamed || !this.dice.chance(4))
      return this.select(scope, depth, types, { isAlone: true, isNamed })
    const rows = this.dice.times(1, 3, () =>
      this.palette.syntax.row(types.map((type) => this.expressions.of(type, scope, 1)).join(', ')),
    )
    return {
      sql: `VALUES ${rows.join(', ')}`,
      columns: types.map((type, i) => ({ name: `column${i + 1}`, type })),
    }
  }

  private select(
    outer: Scope,
    depth: number,
    types: readonly string[],
    { isAlone = false, isNamed = false },
  ): MadeQuery {
    const from = this.dice.chance(90) ? this.from(outer, Math.max(depth, 1)) : undefined
    const scope = within(outer, from?.relations ?? [], this.dice.chance(50))
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
    const seen = outputScope(scope, kind, keys, outer)
    const starred = from && kind === 'plain' && !isNamed ? from.relations : []
    const columns = isNamed
      ? this.named(seen, depth, types)
      : this.outputs(seen, depth, types, starred)
    const having =
      kind === 'grouped' && this.dice.chance(25)
        ? ` HAVING ${this.expressions.condition(seen, depth - 1)}`
        : ''
    const group = keys.length > 0 ? ` GROUP BY ${this.groupBy(keys)}` : ''
    const order = isAlone && this.dice.chance(25) ? ` ORDER BY ${this.order(seen, columns)}` : ''
    const list = columns.map(({ sql }) => sql).join(', ')
    const isOrdered = types.every((type) => this.expressions.isOrdered(type))
    const distinct = isOrdered ? this.distinct(seen, order) : ''
    return {
      sql: `SELECT ${distinct}${list}${from ? ` FROM ${from.sql}` : ''}${where}${group}${group === '' ? '' : having}${order}`,
      columns: columns.flatMap((column) => column.columns),
    }
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
      [2, () => this.expressions.of(this.expressions.orderedType(), scope, 1)],
    ])()
    return `${item}${this.dice.pick(['', ' DESC', ' ASC'])}`
  }

  private outputs(
    scope: Scope,
    depth: number,
    types: readonly string[],
    relations: readonly VisibleRelation[],
  ): readonly MadeOutput[] {
    return types.map((type, index): MadeOutput => {
      const relation =
        types.length > 1 && this.dice.chance(4) ? this.dice.find(relations) : undefined
      if (relation) return { sql: `${relation.alias}.*`, columns: relation.columns }
      const sql = this.expressions.of(type, scope, depth)
      if (this.dice.chance(12)) return { sql, columns: [{ name: '?', type }] }
      const name = `c${index + 1}`
      return { sql: `${sql} AS ${name}`, columns: [{ name, type }] }
    })
  }

  /** With the names that a derived table gives. */
  private named(scope: Scope, depth: number, types: readonly string[]): readonly MadeOutput[] {
    return types.map((type, index) => {
      const name = `d${index + 1}`
      const sql = `${this.expressions.of(type, scope, depth)} AS ${name}`
      return { sql, columns: [{ name, type }] }
    })
  }

  private from(outer: Scope, depth: number): MadeFrom {
    const first = this.item(outer, depth, [])
    return this.dice
      .times(0, this.dice.pick([0, 1, 1, 2, 3]), () => 0)
      .reduce((left: MadeFrom) => this.join(left, outer, depth), first)
  }

  private join(left: MadeFrom, outer: Scope, depth: number): MadeFrom {
    const right = this.item(outer, depth - 1, left.relations)
    const { fullJoin, rightJoin } = this.palette.syntax
    const relations = [...left.relations, ...right.relations]
    const word = this.dice.weigh([
      [5, 'JOIN'],
      [6, 'LEFT JOIN'],
      [right.isLateral || !rightJoin ? 0 : 2, 'RIGHT JOIN'],
      [right.isLateral || !fullJoin ? 0 : 2, 'FULL JOIN'],
      [2, 'CROSS JOIN'],
    ])
    if (word === 'CROSS JOIN')
      return { sql: `${left.sql} ${word} ${right.sql}`, relations, isLateral: false }
    // PostgreSQL makes FULL JOIN only with conditions that it can merge or hash.
    const condition =
      word === 'FULL JOIN' ? this.equality(left, right) : this.condition(left, right, outer)
    return { sql: `${left.sql} ${word} ${right.sql} ON ${condition}`, relations, isLateral: false }
  }

  private condition(left: MadeFrom, right: MadeFrom, outer: Scope): string {
    if (this.dice.chance(60)) return this.equality(left, right)
    const scope = within(outer, [...left.relations, ...right.relations], true)
    return this.expressions.condition(scope, 1)
  }

  private equality(left: MadeFrom, right: MadeFrom): string {
    const pairs = columnsOf(left.relations).flatMap((a) =>
      columnsOf(right.relations)
        .filter(({ type }) => type === a.type)
        .map((b) => `${a.reference} = ${b.reference}`),
    )
    return this.dice.find(pairs) ?? 'true'
  }

  private source({ sources }: Scope): Source {
    const { relations } = this.palette
    return relations && this.dice.chance(10) ? this.dice.pick(relations) : this.dice.pick(sources)
  }

  private item(outer: Scope, depth: number, before: readonly VisibleRelation[]): MadeFrom {
    this.aliases += 1
    const alias = `t${this.aliases}`
    const way = this.dice.weigh([
      [10, 'source'],
      [depth > 0 ? 3 : 0, 'derived'],
      [depth > 0 && this.palette.syntax.lateral && before.length > 0 ? 2 : 0, 'lateral'],
    ] as const)
    if (way === 'source') {
      const source = this.source(outer)
      const relation = { alias, columns: source.columns }
      return { sql: `${source.name} AS ${alias}`, relations: [relation], isLateral: false }
    }
    const scope = way === 'lateral' ? within(outer, before, true) : outer
    const made = this.query(plain(scope), depth - 1, undefined, 'derived')
    const columns = distinctNames(made.columns)
    const { namesOfDerived } = this.palette.syntax
    const names = namesOfDerived ? ` (${columns.map(({ name }) => name).join(', ')})` : ''
    const sql = `${way === 'lateral' ? 'LATERAL ' : ''}(${made.sql}) AS ${alias}${names}`
    return { sql, relations: [{ alias, columns }], isLateral: way === 'lateral' }
  }
}

interface MadeOutput {
  readonly sql: string
  readonly columns: readonly NamedColumn[]
}

interface MadeFrom {
  readonly sql: string
  readonly relations: readonly VisibleRelation[]
  readonly isLateral: boolean
}

/** Without gaps: some parameters were thrown away with the expressions that they stood in. */
function renumbered(sql: string): string {
  const numbers = new Map<string, number>()
  return sql.replaceAll(/(?<=[$?])\d+/g, (parameter) => {
    const number = numbers.get(parameter) ?? numbers.size + 1
    numbers.set(parameter, number)
    return String(number)
  })
}

function emptyScope(sources: readonly Source[]): Scope {
  return { columns: [], relations: [], sources, aggregates: false, windows: false, grouped: [] }
}

function plain(scope: Scope): Scope {
  return { ...scope, aggregates: false, windows: false }
}

/** What FROM shows, with or without what is around the query. */
function within(outer: Scope, relations: readonly VisibleRelation[], sees: boolean): Scope {
  const own = columnsOf(relations)
  return { ...plain(outer), columns: sees ? [...own, ...own, ...outer.columns] : own, relations }
}

function columnsOf(relations: readonly VisibleRelation[]): readonly VisibleColumn[] {
  return relations.flatMap(({ alias, columns }) =>
    columns.map(({ name, type }) => ({ reference: `${alias}.${name}`, type })),
  )
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
    columns: [...keys, ...outer.columns],
  }
}

/** Names for all columns, no two alike: what a derived table is renamed to. */
function distinctNames(columns: readonly NamedColumn[]): readonly NamedColumn[] {
  return columns.map(({ type }, index) => ({ name: `d${index + 1}`, type }))
}
