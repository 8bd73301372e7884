import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { scalar } from '../../../ir/type.ts'
import { placeAt } from '../../../source/span.ts'
import { objectKey } from '../../catalog/draft.ts'
import { columnNeeds, countingNeeds } from '../dependents/noted-needs.ts'
import { addConstraint } from '../keys/add-constraint.ts'
import { addIndex } from '../keys/indexes/add-index.ts'
import { canCompute } from '../expressions/can-compute.ts'
import { noteGenerated } from '../expressions/null-facts.ts'
import { givenName } from '../keys/given-name.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { inheritColumns, inheritParts, likeColumns, likeParts, likeRelation } from './inherit.ts'
import { canPartition } from './judge-partition-key.ts'
import { judgeParents } from './judge-parents.ts'
import { dropReplaced } from '../objects/drop-replaced.ts'
import { freeName } from '../objects/new-object.ts'
import { judgeAlone } from '../keys/not-null.ts'
import { nullInKey } from '../keys/null-in-key.ts'
import { relationConstraints } from '../keys/relation-constraints.ts'
import { resolveColumn, serialOf } from './resolve-column.ts'
import { repartition } from './set-options.ts'

/**
 * The relation with its columns first, then one constraint after the other; foreign keys come last,
 * because they may point to keys of their own relation.
 */
export function* createTable(table: Ast.CreateTable, context: DefinitionContext): Changes {
  if (table.orReplace) yield* dropReplaced(table.name, context)
  const on = freeName(table, 'relation', context)
  if (!on) return
  judgeParents(table, context)
  const columns = tableColumns(table, context)
  yield* ownedSequences(table.columns, on, context)
  const comment = table.options.find((option) => option.name === 'comment')?.value
  const relation: Relation = {
    ...{ ...emptyRelation(table.foreign ? 'foreign-table' : 'table', on), columns, comment },
    ...optionsOf(table, context),
    ...likeRelation(table.like, context),
  }
  yield { kind: 'create-relation', relation: { ...relation, place: placeOf(table, context) } }
  noteTransient(table, on, context)
  yield* inheritParts(table, on, context)
  if (table.partitionBy && !canPartition(table.partitionBy, on, context)) return
  if (table.partitionBy) {
    const { strategy } = table.partitionBy
    yield { kind: 'partition-by', on, strategy, key: partitionKey(table.partitionBy) }
  }
  if (table.partitioning) yield* repartition(table.partitioning.plain, on, context)
  yield* tableParts(table, on, context)
  judgeAlone(on, context, table.name.at)
}

/** ON COMMIT DROP */
export function noteTransient(
  { storage }: Pick<Ast.CreateTable, 'storage'>,
  on: ObjectName,
  { draft }: DefinitionContext,
): void {
  if (storage?.onCommit === 'drop') draft.transient.set(objectKey(draft, on), on)
}

function optionsOf(
  { options, storage }: Pick<Ast.CreateTable, 'options' | 'storage'>,
  { dialect }: DefinitionContext,
): Pick<Relation, 'collation' | 'strict' | 'withoutRowid' | 'unlogged'> {
  const has = (wanted: string) => options.some(({ name }) => name === wanted)
  const collation = dialect.definitions.collations.ofTable(options)
  return {
    ...(has('strict') && { strict: true }),
    ...(has('without rowid') && { withoutRowid: true }),
    ...(storage?.unlogged && { unlogged: true }),
    ...(collation !== undefined && { collation }),
  }
}

type Elements = Pick<Ast.CreateTable, 'columns' | 'constraints' | 'indexes' | 'options'> &
  Partial<Pick<Ast.CreateTable, 'like'>>

/** Keys, checks and indexes as they are written, then the foreign keys. */
export function* tableParts(
  { columns, constraints, indexes, like = [] }: Elements,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const inline = columns.flatMap((column) => relationConstraints(column, context))
  const all = inOrder([...inline, ...constraints])
  if (columns.some((column) => nullInKey(column, keyColumns(all), context))) return
  const isForeignKey = ({ kind }: Ast.TableConstraint) => kind === 'foreign-key'
  const own = withoutRepeatedKeys(all, context).filter((each) => !isForeignKey(each))
  // Keys name periods that may stand behind them.
  const isPeriod = ({ kind }: Ast.TableConstraint) => kind === 'period'
  for (const period of own.filter(isPeriod)) yield* addConstraint(period, { on }, context)
  for (const part of inOrder<Ast.TableConstraint | Ast.IndexDefinition>([
    ...own.filter((each) => !isPeriod(each)),
    ...indexes,
  ])) {
    if ('kind' in part) yield* addConstraint(part, { on }, context)
    else yield* addIndex(part, on, undefined, context)
  }
  for (const column of columns) {
    if (!canCompute(column, on, context)) continue
    yield* columnNeeds(on, column, context)
    yield* noteGenerated(column, on, context)
  }
  for (const each of like) yield* likeParts(each, on, context)
  for (const constraint of all.filter(isForeignKey)) {
    yield* addConstraint(constraint, { on }, context)
  }
}

function keyColumns(constraints: readonly Ast.TableConstraint[]): readonly string[] {
  return constraints.flatMap((constraint) => {
    if (constraint.kind !== 'primary-key') return []
    return constraint.columns.flatMap(({ expression }) =>
      expression.kind === 'column' ? (expression.parts.at(-1)?.text ?? []) : [],
    )
  })
}

function partitionKey({ keys }: Ast.PartitionBy): readonly (string | undefined)[] {
  return keys.map(({ expression }) =>
    expression.kind === 'column' && expression.parts.length === 1
      ? expression.parts[0]?.text
      : undefined,
  )
}

function inOrder<T extends Pick<Ast.TableConstraint, 'at'>>(parts: readonly T[]): readonly T[] {
  return parts.toSorted((a, b) => a.at.start - b.at.start)
}

/**
 * `a int PRIMARY KEY UNIQUE` makes one index: a key of the columns of another is not made, unless both
 * have names. The primary key stays.
 */
function withoutRepeatedKeys(
  constraints: readonly Ast.TableConstraint[],
  { dialect }: DefinitionContext,
): readonly Ast.TableConstraint[] {
  if (!dialect.definitions.mergesRepeatedKeys) return constraints
  const kept: Ast.TableConstraint[] = []
  const primaryFirst = constraints.toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)))
  for (const constraint of primaryFirst) {
    const columns = keyText(constraint)
    const at = kept.findIndex((other) => columns !== undefined && keyText(other) === columns)
    const same = kept[at]
    if (!same || (same.name && constraint.name)) kept.push(constraint)
    else kept[at] = { ...same, name: same.name ?? constraint.name }
  }
  return kept.toSorted((a, b) => a.at.start - b.at.start)
}

function isPrimary({ kind }: Ast.TableConstraint): boolean {
  return kind === 'primary-key'
}

/** The columns of a primary or unique key; undefined for other constraints and for expressions. */
function keyText(constraint: Ast.TableConstraint): string | undefined {
  if (constraint.kind !== 'primary-key' && constraint.kind !== 'unique') return undefined
  const names = constraint.columns.flatMap(({ expression }) =>
    expression.kind === 'column' ? (expression.parts[0]?.text ?? []) : [],
  )
  const words = constraint.withoutOverlaps ? ['without overlaps', ...names] : names
  return names.length === constraint.columns.length ? words.join('\0') : undefined
}

/** A relation without columns, keys or place. */
export function emptyRelation(kind: Relation['kind'], { schema, name }: ObjectName): Relation {
  return {
    kind,
    schema,
    name,
    columns: [],
    primaryKey: undefined,
    uniqueKeys: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comment: undefined,
    place: undefined,
  }
}

/** A relation stands where its name is written. */
export function placeOf(
  { name }: { readonly name: Ast.QualifiedName },
  { statement }: DefinitionContext,
) {
  return placeAt(statement, name.at)
}

interface Declared {
  readonly column: Column
  readonly name: Ast.Name | Ast.QualifiedName
}

/** Inherited ones, then its own and those of LIKE in the order in which they are written. */
function tableColumns(table: Ast.CreateTable, context: DefinitionContext): readonly Column[] {
  const defaults = optionsOf(table, context)
  const own = [...table.columns, ...table.like]
    .toSorted((a, b) => a.at.start - b.at.start)
    .flatMap((part): readonly Declared[] =>
      'constraints' in part
        ? [{ column: resolveColumn(part, context, defaults), name: part.name }]
        : likeColumns(part, context).map((column) => ({ column, name: part.name })),
    )
  return inheritColumns(table, withoutDuplicates(own, context), context)
}

function withoutDuplicates(
  columns: readonly Declared[],
  { dialect, report }: DefinitionContext,
): readonly Column[] {
  const first = new Map<string, Ast.Name | Ast.QualifiedName>()
  return columns.flatMap(({ column, name }) => {
    const key = dialect.names.columnKey(column.name)
    const before = first.get(key)
    if (before) {
      const params = { what: 'column', name: column.name }
      report.add('duplicate-object', name.at, params, { at: before.at, label: 'declared here' })
      return []
    }
    first.set(key, name)
    return [column]
  })
}

/** The sequences behind serial columns, each made before the next is named. */
export function* ownedSequences(
  columns: readonly Ast.ColumnDefinition[],
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  for (const { name: column, type } of columns) {
    const serial = serialOf(type, context)
    const name = serial?.sequence ? givenName('sequence', [column.text], on, context) : undefined
    if (!serial || name === undefined) continue
    const ownedBy = { relation: on.name, column: column.text }
    const sequence = { schema: on.schema, name, type: scalar(serial.type), ownedBy }
    yield { kind: 'create-sequence', sequence }
    yield* countingNeeds(on, column.text, name, context)
  }
}
