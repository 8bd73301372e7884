import type { Dialect } from '../../dialects/dialect.ts'
import type { Index, Key } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { columnPlaces } from '../cardinality/column-places.ts'
import { expressionText } from '../tree/expression-text.ts'
import { someExpression } from '../tree/walk.ts'

/** A key or unique index as ON CONFLICT names it. */
export interface ComparedKey {
  readonly of: Pick<Key | Index, 'columns'> & Pick<Key, 'name' | 'deferrable'>
  /** A column by its place, an expression by its text; undefined: not known. */
  readonly parts: readonly (number | string | undefined)[]
  /** Of a key of some of the rows: of each conjunct the texts that imply it, its own first. */
  readonly where: readonly (readonly string[])[] | undefined
}

type Over = Extract<Ir.Ranged, { kind: 'relation' }>

export function comparedKeys(
  { relation, columns }: Over,
  { semantics, names }: Dialect,
): readonly ComparedKey[] {
  const { primaryKey, uniqueKeys, indexes } = relation
  const places = columnPlaces(columns, names)
  const placeOf = (name: string) => places.get(names.columnKey(name))
  const rowIds = columns
    .slice(relation.columns.length)
    .filter(({ name }) => semantics.rowIds.has(name))
  const named = [
    ...(primaryKey ? [primaryKey] : []),
    ...uniqueKeys,
    ...rowIds.map(({ name }) => ({ name: undefined, columns: [name] })),
  ]
  const indexed = indexes
    .filter(({ unique }) => unique)
    .map((of) => ({
      of,
      parts: of.columns.map((name, i) =>
        name === undefined ? of.proof?.expressions[i] : placeOf(name),
      ),
      where: of.partial ? (of.proof?.where ?? [[]]) : undefined,
    }))
  return [
    ...named.map((of) => ({ of, parts: of.columns.map(placeOf), where: undefined })),
    ...indexed,
  ]
}

/** What ON CONFLICT names, collations aside, which the catalog does not tell. */
export function comparedPart(
  part: Ir.Expression,
  target: Ir.RangeVariable,
): ComparedKey['parts'][number] {
  if (part.kind === 'collate') return comparedPart(part.operand, target)
  return part.kind === 'column' ? part.index : expressionText(part, target)
}

/** What it names is not there, as has been told. */
export function isFaulty(part: Ir.Expression): boolean {
  return someExpression(part, (each) => each.kind === 'fault')
}
