import type * as Ast from '../../../2-parse/ast.ts'
import type { Catalog, Check, Column, Schema } from '../../../ir/catalog.ts'
import type { Routine } from '../../../ir/routine.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { sameType } from '../../../ir/type.ts'
import { type Draft, getRelation } from '../../catalog/draft.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { traitsOf } from '../../catalog/traits.ts'
import { withRelation } from '../../catalog/with-relation.ts'
import { columnsIn } from '../columns-in.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { altered } from '../keys/altered.ts'
import { findQuietly } from '../objects/object-names.ts'

/** Notes of a generated column which columns alone make it NULL. */
export function noteGenerated(
  { name, constraints }: Ast.ColumnDefinition,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const generated = constraints.find((each) => each.kind === 'generated')
  const column = generated && findQuietly(name, getRelation(context.draft, on), context)
  return column ? generatedFrom(generated.expression, column, on, context) : []
}

/** The column with its expression, or another one. */
export function generatedFrom(
  expression: Ast.Expression,
  column: Column,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const nullWith = nullingColumns(expression, column, on, context)
  if (!nullWith && !column.nullWith) return []
  return [altered(on, column, { uses: columnsIn(expression), nullWith })]
}

/** Undefined where it may be NULL by itself. Partitions may be generated otherwise (PostgreSQL manual, 5.4). */
function nullingColumns(
  expression: Ast.Expression,
  column: Column,
  on: ObjectName,
  context: DefinitionContext,
): readonly string[] | undefined {
  const { draft, dialect } = context
  if (traitsOf(draft, on).partitionedBy) return undefined
  const { columnKey } = dialect.names
  const { columns } = getRelation(draft, on)
  const filled = columns.filter(({ nullable }) => !nullable)
  const uses = new Set(columnsIn(expression).map(columnKey))
  const named = (some: readonly Column[]) =>
    some.map(({ name }) => name).filter((name) => uses.has(columnKey(name)))
  const isProven = (some: readonly Column[]) =>
    keepsValue({ expression, column, some, on }, context)
  // `price - coalesce(rebate, 0)`, then `price - rebate`.
  if (isProven(filled)) return named(filled)
  return isProven(columns) ? named(columns) : undefined
}

interface Asked {
  readonly expression: Ast.Expression
  readonly column: Column
  /** The columns that are not NULL. */
  readonly some: readonly Column[]
  readonly on: ObjectName
}

/** Whether there is a value in the column where there is one in some of the others. */
function keepsValue(
  { expression, column: { type }, some, on }: Asked,
  { draft, dialect, describe }: DefinitionContext,
): boolean {
  const relation = getRelation(draft, on)
  const columns = relation.columns.map((column) => ({
    ...column,
    nullable: !some.includes(column),
  }))
  const catalog = withRelation({ ...relation, columns }, draft)
  const found = describe.nulls(expression, { on, catalog, dialect })
  if (!found || found.nullable) return false
  if (sameType(found.type, type)) return true
  return keepsNull.has(dialect.semantics.castNulls(found.type, type, draft))
}

const keepsNull: ReadonlySet<unknown> = new Set(['strict', 'never'])

/** The columns that the check keeps from being NULL, where the engine holds it for every row. */
export function refusedNulls(
  { expression, attributes = [] }: OfKind<Ast.TableConstraint, 'check'>,
  on: ObjectName,
  { draft, dialect, describe }: DefinitionContext,
): Pick<Check, 'refusesNull'> {
  if (!dialect.definitions.holdsChecks) return {}
  if (attributes.includes('not valid') || attributes.includes('not enforced')) return {}
  const refusedIn = (catalog: Catalog) =>
    describe.nulls(expression, { on, catalog, dialect })?.refused ?? []
  if (refusedIn(draft).length === 0) return {}
  const refusesNull = refusedIn(withLaxRoutines(draft))
  return refusesNull.length > 0 ? { refusesNull } : {}
}

/** CREATE OR REPLACE FUNCTION may make a function another one that takes NULL, and judges no row again. */
function withLaxRoutines({ searchPath, schemas, owned, casts }: Draft): Catalog {
  const lax = [...owned].map(([key, schema]): readonly [string, Schema] => [
    key,
    { ...schema, routines: laxed(schema.routines), operators: laxed(schema.operators) },
  ])
  return { searchPath, casts, schemas: new Map([...schemas, ...lax]) }
}

function laxed<T extends Pick<Routine, 'nulls'>>(
  overloads: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  return new Map(
    [...overloads].map(([name, each]) => [name, each.map((one) => ({ ...one, nulls: 'maybe' }))]),
  )
}
