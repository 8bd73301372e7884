import type { Column, ForeignKey } from '../../../compiler/ir/catalog.ts'
import type { RowCondition } from '../../../compiler/row-conditions.ts'
import { refuseSeed } from '../seed-faults.ts'
import type { SeedEngine } from '../seed-engine.ts'
import { generatorOf } from '../values/generator-of.ts'
import type { Pool } from './pool.ts'
import type { TableFacts } from './table-facts.ts'
import type { TableWish } from './seed-wish.ts'
import type { ReferenceUnit, Unit } from './unit.ts'

export interface UnitMeans {
  readonly engine: Pick<SeedEngine, 'shapeOf'>
  /** The type as the engine writes it. */
  readonly typeName: (column: Column) => string
  readonly later: ReadonlySet<ForeignKey>
  /** The rows that a foreign key may lead to. */
  readonly target: (key: ForeignKey) => Target
  readonly wish: TableWish
}

export interface Target {
  /** As a person writes it. */
  readonly name: string
  readonly count: number
  readonly isSelf: boolean
  readonly pool: () => Pool
}

/** The units of a table. Columns that quarry leaves to the database are in none. Throws SeedRefused. */
export function planUnits(facts: TableFacts, means: UnitMeans): readonly Unit[] {
  const { relation, name } = facts
  const writable = relation.columns.filter(
    ({ generated, takesNone }) => generated === 'none' && takesNone === undefined,
  )
  const keys = withoutCovered(relation.foreignKeys)
  const references = keys.map((key) => referenceUnit(key, facts, writable, means))
  const referring = new Set(references.flatMap(({ columns }) => columns))
  const plain = writable.filter((column) => !referring.has(column))
  const units = plain.flatMap((column): Unit[] => {
    const shape = means.engine.shapeOf(column.type)
    if (shape !== undefined) {
      const conditions = conditionsOf(column, facts)
      const generator = generatorOf(shape, {
        table: relation.name,
        column: column.name,
        conditions,
      })
      return [{ kind: 'column', columns: [column], generator }]
    }
    if (column.nullable || column.hasDefault) return []
    const type = means.typeName(column)
    return refuseSeed('unseedable-column', { table: name, column: column.name, type })
  })
  return [...references, ...units]
}

/** A key over columns that a longer key, or the same key once more, gives their values. */
function withoutCovered(keys: readonly ForeignKey[]): readonly ForeignKey[] {
  const covered = new Set<string>()
  return keys
    .toSorted((a, b) => b.columns.length - a.columns.length)
    .filter(({ columns }) => {
      const isOpen = columns.some((name) => !covered.has(name))
      for (const name of columns) covered.add(name)
      return isOpen
    })
}

function referenceUnit(
  key: ForeignKey,
  { name }: TableFacts,
  writable: readonly Column[],
  { target: targetOf, later, wish }: UnitMeans,
): ReferenceUnit {
  const target = targetOf(key)
  const columns = key.columns.flatMap(
    (each) => writable.find((column) => column.name === each) ?? [],
  )
  const isNullable = columns.some(({ nullable }) => nullable)
  if (target.count === 0 && !target.isSelf && !isNullable)
    return refuseSeed('empty-parent', { table: name, columns: key.columns, parent: target.name })
  return {
    kind: 'reference',
    columns,
    key,
    places: columns.map((column) => key.columns.indexOf(column.name)),
    pool: target.pool,
    count: target.count,
    isToSelf: target.isSelf,
    isLater: later.has(key),
    perParent: wish.perParent?.get(target.name),
  }
}

/**
 * What is asked of a column alone. A column that must not be larger than another one must not be larger than the
 * largest value of that.
 */
function conditionsOf({ name }: Column, { conditions }: TableFacts): readonly RowCondition[] {
  const own = conditions.filter((each) => each.column === name && each.kind !== 'compare-columns')
  const inherited = conditions.flatMap((each): readonly RowCondition[] => {
    if (each.kind !== 'compare-columns') return []
    const { lesser, greater, isStrict } = inOrder(each)
    if (lesser !== name || greater === undefined) return []
    return conditions.flatMap((other) =>
      other.kind === 'compare' && other.column === greater && /^(?:<=?|=)$/.test(other.operator)
        ? [{ ...other, column: name, operator: isStrict || other.operator === '<' ? '<' : '<=' }]
        : [],
    )
  })
  return [...own, ...inherited]
}

export interface OrderedColumns {
  readonly lesser: string | undefined
  readonly greater: string | undefined
  readonly isStrict: boolean
}

/** `a < b` and `b > a` say the same; both names are undefined where no order is asked for. */
export function inOrder(
  condition: Extract<RowCondition, { kind: 'compare-columns' }>,
): OrderedColumns {
  const { column, operator, other } = condition
  const isStrict = operator === '<' || operator === '>'
  if (operator === '<' || operator === '<=') return { lesser: column, greater: other, isStrict }
  if (operator === '>' || operator === '>=') return { lesser: other, greater: column, isStrict }
  return { lesser: undefined, greater: undefined, isStrict }
}
