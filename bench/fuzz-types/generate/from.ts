import type { Palette } from '../palette.ts'
import type { Dice } from './dice.ts'
import type { Expressions } from './expression.ts'
import type { MakeQuery } from './made-query.ts'
import {
  columnsOf,
  distinctNames,
  inner,
  type NamedColumn,
  type Scope,
  type Shown,
  type Source,
  type VisibleRelation,
  within,
} from './scope.ts'

export interface MadeFrom extends Shown {
  readonly sql: string
  /** What `*` and names without a relation stand for: what USING merged stands once. */
  readonly names: readonly NamedColumn[]
  /** It names what stands before it: never on the left of what may lack a row. */
  readonly isLateral: boolean
}

interface Parts {
  readonly palette: Palette
  readonly dice: Dice
  readonly expressions: Expressions
  readonly query: MakeQuery
}

/** Makes what stands behind FROM. */
export class FromClauses {
  private readonly palette: Palette
  private readonly dice: Dice
  private readonly expressions: Expressions
  private readonly query: MakeQuery
  private aliases = 0

  constructor({ palette, dice, expressions, query }: Parts) {
    this.palette = palette
    this.dice = dice
    this.expressions = expressions
    this.query = query
  }

  restart(): void {
    this.aliases = 0
  }

  alias(): string {
    this.aliases += 1
    return `t${this.aliases}`
  }

  from(outer: Scope, depth: number): MadeFrom {
    const first = this.item(outer, depth, nothing)
    return this.dice
      .times(0, this.dice.pick([0, 1, 1, 2, 3]), () => 0)
      .reduce((left: MadeFrom) => this.join(left, outer, depth), first)
  }

  private join(left: MadeFrom, outer: Scope, depth: number): MadeFrom {
    const right = this.item(outer, depth - 1, left)
    const { fullJoin, rightJoin } = this.palette.syntax
    const word = this.dice.weigh([
      [5, 'JOIN'],
      [6, 'LEFT JOIN'],
      [right.isLateral || !rightJoin ? 0 : 2, 'RIGHT JOIN'],
      [right.isLateral || !fullJoin ? 0 : 2, 'FULL JOIN'],
      [2, 'CROSS JOIN'],
    ])
    if (word !== 'CROSS JOIN' && this.dice.chance(15)) {
      const joined = this.dice.chance(75)
        ? this.using(left, right, word)
        : this.natural(left, right, word)
      if (joined) return joined
    }
    return { ...together(left, right), sql: this.on(left, right, { word, outer }) }
  }

  private on(
    left: MadeFrom,
    right: MadeFrom,
    { word, outer }: { readonly word: string; readonly outer: Scope },
  ): string {
    const both = `${left.sql} ${word} ${right.sql}`
    if (word === 'CROSS JOIN') return both
    // PostgreSQL makes FULL JOIN only with conditions that it can merge or hash.
    const condition =
      word === 'FULL JOIN' ? this.equality(left, right) : this.condition(left, right, outer)
    return `${both} ON ${condition}`
  }

  private using(left: MadeFrom, right: MadeFrom, word: string): MadeFrom | undefined {
    const common = this.common(left, right)
    const chosen = common.filter(() => this.dice.chance(60)).slice(0, 2)
    if (chosen.length === 0) return undefined
    const list = chosen.map(({ name }) => name).join(', ')
    return merged(left, right, chosen, `${left.sql} ${word} ${right.sql} USING (${list})`)
  }

  /** Undefined where names in common stand twice on a side or cannot be compared. */
  private natural(left: MadeFrom, right: MadeFrom, word: string): MadeFrom | undefined {
    const named = new Set(left.names.map(({ name }) => name))
    const shared = new Set(right.names.map(({ name }) => name).filter((name) => named.has(name)))
    const common = this.common(left, right)
    if (common.length !== shared.size) return undefined
    return merged(left, right, common, `${left.sql} NATURAL ${word} ${right.sql}`)
  }

  /** Names that stand once on each side, of one type that has `=`. */
  private common(left: MadeFrom, right: MadeFrom): readonly NamedColumn[] {
    const once = ({ names }: MadeFrom, name: string) =>
      names.filter((each) => each.name === name).length === 1
    return left.names.filter(
      ({ name, type }) =>
        this.expressions.isOrdered(type) &&
        once(left, name) &&
        once(right, name) &&
        right.names.some((each) => each.name === name && each.type === type),
    )
  }

  private condition(left: MadeFrom, right: MadeFrom, outer: Scope): string {
    if (this.dice.chance(60)) return this.equality(left, right)
    return this.expressions.condition(within(outer, together(left, right), true), 1)
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

  private item(outer: Scope, depth: number, before: Shown): MadeFrom {
    const { syntax, setFunctions = [] } = this.palette
    const way = this.dice.weigh([
      [20, 'source'],
      [depth > 0 ? 5 : 0, 'derived'],
      [depth > 0 && syntax.lateral && before.relations.length > 0 ? 4 : 0, 'lateral'],
      [setFunctions.length > 0 ? 3 : 0, 'function'],
      [syntax.namesOfDerived ? 1 : 0, 'values'],
      [depth > 0 ? 2 : 0, 'nested'],
    ] as const)
    return this.items[way](outer, depth, before)
  }

  private readonly items = {
    source: (outer: Scope) => {
      const { name, columns } = this.source(outer)
      const alias = this.alias()
      return only({ alias, columns }, `${name} AS ${alias}`)
    },
    derived: (outer: Scope, depth: number) => this.derived(inner(outer), depth),
    lateral: (outer: Scope, depth: number, before: Shown) => {
      const made = this.derived(within(outer, before, true), depth)
      return { ...made, sql: `LATERAL ${made.sql}`, isLateral: true }
    },
    function: (outer: Scope, _: number, before: Shown) => this.call(outer, before),
    values: (outer: Scope) => {
      const alias = this.alias()
      const types = this.expressions.typesFor(outer, 3)
      const rows = this.expressions.rows(types, inner(outer))
      const columns = distinctNames(types.map((type) => ({ name: '?', type })))
      return only({ alias, columns }, `(VALUES ${rows}) AS ${alias} (${namesOf(columns)})`)
    },
    nested: (outer: Scope, depth: number): MadeFrom => {
      const made = this.join(this.item(outer, 0, nothing), outer, depth - 1)
      return { ...made, sql: `(${made.sql})` }
    },
  }

  private derived(scope: Scope, depth: number): MadeFrom {
    const alias = this.alias()
    const made = this.query(scope, depth - 1, undefined, 'derived')
    const columns = distinctNames(made.columns)
    const names = this.palette.syntax.namesOfDerived ? ` (${namesOf(columns)})` : ''
    return only({ alias, columns }, `(${made.sql}) AS ${alias}${names}`)
  }

  /** A function that gives rows, of what stands before it now and then. */
  private call(outer: Scope, before: Shown): MadeFrom {
    const { setFunctions = [], syntax } = this.palette
    const form = this.dice.pick(setFunctions)
    const sees = before.relations.length > 0 && this.dice.chance(50)
    const scope = sees ? within(outer, before, true) : inner(outer)
    const called = this.expressions.calling(form, scope)
    const alias = this.alias()
    if (!syntax.namesOfDerived)
      return { ...only({ alias, columns: form.columns }, `${called} AS ${alias}`), isLateral: sees }
    const counts = syntax.withOrdinality !== undefined && !form.listed && this.dice.chance(15)
    const counter = counts ? [{ name: '?', type: syntax.withOrdinality }] : []
    const columns = distinctNames([...form.columns, ...counter])
    const suffix = counts ? ' WITH ORDINALITY' : ''
    const list = form.listed ? columns.map(({ name, type }) => `${name} ${type}`).join(', ') : ''
    const names = form.write ? '' : ` (${form.listed ? list : namesOf(columns)})`
    const sql = `${called}${suffix} AS ${alias}${names}`
    return { ...only({ alias, columns }, sql), isLateral: sees }
  }
}

const nothing: Shown = { relations: [], merged: [] }

function only(relation: VisibleRelation, sql: string): MadeFrom {
  return { sql, relations: [relation], merged: [], names: relation.columns, isLateral: false }
}

function namesOf(columns: readonly NamedColumn[]): string {
  return columns.map(({ name }) => name).join(', ')
}

function together(left: MadeFrom, right: MadeFrom): Omit<MadeFrom, 'sql'> {
  const names = [...left.names, ...right.names]
  return {
    relations: [...left.relations, ...right.relations],
    names,
    merged: stillClear([...left.merged, ...right.merged].map(asName), names),
    isLateral: false,
  }
}

function merged(
  left: MadeFrom,
  right: MadeFrom,
  common: readonly NamedColumn[],
  sql: string,
): MadeFrom {
  const isOther = ({ name }: NamedColumn) => !common.some((each) => each.name === name)
  const both = together(left, right)
  const names = [...common, ...both.names.filter(isOther)]
  const earlier = both.merged.map(asName).filter(isOther)
  return { ...both, names, merged: stillClear([...common, ...earlier], names), sql }
}

const asName = ({ reference, type }: { readonly reference: string; readonly type: string }) => ({
  name: reference,
  type,
})

/** Those of the merged columns whose name stands for nothing else. */
function stillClear(columns: readonly NamedColumn[], names: readonly NamedColumn[]) {
  return columns
    .filter(({ name }) => names.filter((each) => each.name === name).length === 1)
    .map(({ name, type }) => ({ reference: name, type }))
}
