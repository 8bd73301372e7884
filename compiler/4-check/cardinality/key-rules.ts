import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { allExpressions } from '../tree/walk.ts'
import type { Joined, Place } from './conditions.ts'
import { columnPlaces } from './column-places.ts'
import type { Rule } from './consequences.ts'
import type { Asking } from './asking.ts'
import { COVERING, hasProofs } from './fixings.ts'
import { impliedTexts } from './predicate-texts.ts'
import { isSetReturning } from './row-count.ts'
import { type Fixed, mentionedIn, needsIn } from './steady.ts'

interface Standing {
  readonly variable: Ir.RangeVariable
  readonly place: Place
  readonly joined: Joined
  readonly own: ReadonlySet<Ir.From>
  readonly asking: Asking
}

/** By what a row of the relation is told from the others. */
export function keyRules(standing: Standing): readonly Rule<Fixed>[] {
  const { variable, own, asking } = standing
  const { over } = variable
  switch (over.kind) {
    case 'relation':
      return ofRelation(over, standing)
    case 'query':
      return ofStatement(over.query, mentionedIn(over.query, own, asking.inferred), standing)
    case 'cte':
      return ofStatement(over.cte.query, [], standing)
    case 'function':
      return ofCalls(over.calls, standing)
    case 'listed':
    case 'join':
    case 'fault':
      return []
  }
}

function ofStatement(
  statement: Ir.Statement,
  mentioned: readonly Fixed[],
  standing: Standing,
): readonly Rule<Fixed>[] {
  // What a recursive CTE is to itself.
  if (statement.kind === 'command') return []
  return standing.asking.keysOf(statement).flatMap((key) => {
    if (key.length === 0) return ofOneRow(mentioned, standing)
    return toldBy([...mentioned, ...key.map((index) => columnOf(index, false, standing))], standing)
  })
}

/** A function in FROM that gives one row for each of those that it reads from. */
function ofCalls(calls: readonly Ir.Call[], standing: Standing): readonly Rule<Fixed>[] {
  const { own, asking } = standing
  if (calls.some((call) => isSetReturning(call, asking.inferred))) return []
  const read = calls.flatMap((call) =>
    allExpressions(call).flatMap((part) => needsIn(part, own, asking.inferred)),
  )
  return ofOneRow(read, standing)
}

/** Of FULL JOIN there may be a row beside it, in which it is missing. */
function ofOneRow(needs: readonly Fixed[], standing: Standing): readonly Rule<Fixed>[] {
  const { place } = standing
  return place.isLoose ? [] : toldBy([...needs, ...place.needs], standing)
}

function toldBy(needs: readonly Fixed[], { variable }: Standing): readonly Rule<Fixed>[] {
  return [{ needs, gives: [variable] }]
}

/** A column that has one value; NULLs that no key tells apart aside. */
function columnOf(index: number, nullable: boolean, { variable, place }: Standing): string {
  return `${variable.id}.${index}${nullable || place.isOptional ? '!' : ''}`
}

type Over = Extract<Ir.Ranged, { kind: 'relation' }>

function ofRelation(
  { relation, columns, withHeirs }: Over,
  standing: Standing,
): readonly Rule<Fixed>[] {
  if (withHeirs) return []
  if (relation.kind === 'sequence') return ofOneRow([], standing)
  const { names } = standing.asking.inferred.dialect
  const { columnKey } = names
  const places = columnPlaces(columns, names)
  const element = (name: string) => {
    const index = places.get(columnKey(name)) ?? -1
    return columnOf(index, columns[index]?.nullable !== false, standing)
  }
  const strictly = (name: string) => columnOf(places.get(columnKey(name)) ?? -1, false, standing)
  return [
    ...declaredKeys(relation).flatMap(({ columns: key, nullsAlike, period }) => {
      const told = toldBy(key.map(nullsAlike ? strictly : element), standing)
      return period ? [...told, ...toldBy(covered(key, element), standing)] : told
    }),
    ...rowIds(relation, columns, standing),
    ...(relation.rowKeys ?? []).flatMap((key) => {
      const placed = key.map((place) => columnOf(place, false, standing))
      return key.length === 0 ? ofOneRow([], standing) : toldBy(placed, standing)
    }),
    ...(hasProofs(standing.variable) ? ofIndexes(relation, element, standing) : []),
  ]
}

/** `rowid`, behind the declared columns. */
function rowIds(
  relation: Catalog.Relation,
  columns: readonly Catalog.Column[],
  standing: Standing,
): readonly Rule<Fixed>[] {
  const ids = standing.asking.inferred.dialect.semantics.rowIds
  if (ids.size === 0) return []
  const declared = new Set(relation.columns)
  return columns.flatMap((column, index) =>
    declared.has(column) || !ids.has(column.name)
      ? []
      : toldBy([columnOf(index, false, standing)], standing),
  )
}

/** WITHOUT OVERLAPS: of rows that are alike in the other columns one has a range with some value. */
function covered(key: readonly string[], element: (name: string) => string): readonly string[] {
  return key.map((name, i) => (i === key.length - 1 ? element(name) + COVERING : element(name)))
}

function declaredKeys({ primaryKey, uniqueKeys, indexes }: Catalog.Relation) {
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys]
  const plain = indexes.flatMap(({ unique, partial, proof, columns, nullsAlike, invalid }) => {
    const named = columns.filter((column) => column !== undefined)
    const isWhole = !partial && !proof && named.length === columns.length
    return unique && isWhole && !invalid ? [{ columns: named, nullsAlike, period: false }] : []
  })
  const held = keys.filter(({ deferrable, invalid }) => !deferrable && !invalid)
  return [...held, ...plain].filter(({ columns }) => columns.length > 0)
}

/** Unique indexes that compute something, or hold for some of the rows. */
function ofIndexes(
  { indexes }: Catalog.Relation,
  element: (name: string) => string,
  standing: Standing,
): readonly Rule<Fixed>[] {
  const { variable, joined, asking } = standing
  const implied = new Map(
    joined.conditions.flatMap(({ expression, needs }) =>
      impliedTexts(expression, variable, asking.inferred).map((text) => [text, needs] as const),
    ),
  )
  return indexes.flatMap(({ unique, columns, proof, invalid }) => {
    if (!unique || !proof || invalid) return []
    const asked = proof.where.map((texts) => texts.find((text) => implied.has(text)))
    const texts = asked.filter((text) => text !== undefined)
    if (texts.length < asked.length) return []
    const parts = columns.map((name, i) =>
      name === undefined ? `${variable.id}:${proof.expressions[i]}!` : element(name),
    )
    return toldBy([...parts, ...texts.flatMap((text) => implied.get(text) ?? [])], standing)
  })
}
