import type * as Ast from '../../../2-parse/ast.ts'
import type { ImpliedKind } from '../../../dialects/definition-rules.ts'
import type { Column, Index, Key, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { isIdentity } from '../../../ir/is-identity.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { copiedColumnNeeds, copiedNeeds } from '../dependents/noted-needs.ts'
import { getRelation } from '../../catalog/draft.ts'
import { withoutInvalidity } from '../../catalog/named-parts.ts'
import { withNotNullName } from '../../catalog/not-null-name.ts'
import { copyComputed } from '../expressions/typed-anew.ts'
import { givenName } from '../keys/given-name.ts'
import { indexPartsOf, partitionOfIndex } from '../keys/indexes/partition-indexes.ts'
import { alterableRelation, existingRelation, lookUp } from '../objects/object-names.ts'
import { sameType, type Type } from '../../../ir/type.ts'
import { plainColumn } from '../../../ir/plain-column.ts'
import { faultOfBoth, faultOfOwn } from './judge-generation.ts'
import { placeAt, type Span } from '../../../source/span.ts'
import { existingType } from '../types/find-type.ts'
import { objectName } from '../../catalog/object-name.ts'

/**
 * The columns of INHERITS and PARTITION OF, merged with those of the relation itself (PostgreSQL
 * manual, 5.11: columns of one name become one). Reports `unknown-relation`.
 */
export function inheritColumns(
  table: Ast.CreateTable,
  own: readonly Column[],
  context: DefinitionContext,
): readonly Column[] {
  const merged = new Map<string, Column>()
  const add = (column: Column, faultOf = faultOfBoth) => {
    const key = context.dialect.names.columnKey(column.name)
    const inherited = merged.get(key)
    if (inherited) {
      judgeTypes(inherited, column, table.name.at, context)
      judgeMerged(column, faultOf(column, inherited), table.name.at, context)
    }
    merged.set(key, inherited ? withConstraintsOf(inherited, column) : column)
  }
  for (const parent of parentNames(table)) {
    const relation = existingRelation(parent, context)
    for (const column of relation?.columns ?? [])
      if (relation) add(inheritedColumn(column, relation, context))
  }
  for (const column of attributesOf(table, context)) add(column)
  for (const column of own) add(column, faultOfOwn)
  const columns = [...merged.values()]
  if (!table.partitionOf) return columns
  const partitioned = lookUp(table.partitionOf, context)
  judgePartitionColumns(own, table.at, context)
  return columns.map((column) => ({ ...column, ...identityAbove(column, partitioned) }))
}

/** Partitions count as their table does (PostgreSQL manual, 5.3). Reports `impossible-column`. */
export function judgePartitionColumns(
  own: readonly Column[],
  at: Span,
  { report }: DefinitionContext,
): boolean {
  const counting = own.find(isIdentity)
  if (!counting) return true
  const reason = `column "${counting.name}" of a partition cannot be an identity column of its own`
  report.add('impossible-column', at, { reason })
  return false
}

/** A partition draws from the sequences of its table, whatever defaults it has. */
export function identityAbove(
  { name }: Column,
  partitioned: Relation | undefined,
): Pick<Column, 'identity'> | undefined {
  const counting = partitioned?.columns.find((each) => each.name === name && isIdentity(each))
  return counting && { identity: counting.identity }
}

/** Reports `impossible-column`. */
function judgeMerged(
  { name }: Column,
  fault: string | undefined,
  at: Span,
  { report }: DefinitionContext,
): void {
  if (fault !== undefined)
    report.add('impossible-column', at, { reason: `column "${name}" is ${fault}` })
}

/** Reports `impossible-column`. */
function judgeTypes(
  inherited: Column,
  own: Column,
  at: Span,
  { dialect, report }: DefinitionContext,
): void {
  // `PARTITION OF p (a DEFAULT 1)` says nothing of the type.
  const isTyped = (type: Type) =>
    type.kind !== 'unknown' && (type.kind !== 'scalar' || type.name !== '')
  if (![inherited.type, own.type].every(isTyped) || sameType(inherited.type, own.type)) return
  const [before, after] = [inherited, own].map(({ type }) => dialect.types.render(type))
  report.add('impossible-column', at, {
    reason: `column "${own.name}" is inherited as ${before} and cannot be ${after}`,
  })
}

function parentNames({ inherits, partitionOf }: Ast.CreateTable): readonly Ast.QualifiedName[] {
  return partitionOf ? [partitionOf] : inherits
}

/** The columns of CREATE TABLE ... OF type. Reports `unknown-type`. */
function attributesOf({ ofType, at }: Ast.CreateTable, context: DefinitionContext) {
  const type = ofType && existingType(ofType, context)
  if (type?.kind !== 'composite') return []
  return type.fields.map((field) =>
    plainColumn({ ...field, place: placeAt(context.statement, at) }),
  )
}

function withConstraintsOf(inherited: Column, own: Column): Column {
  return {
    ...inherited,
    nullable: inherited.nullable && own.nullable,
    hasDefault: inherited.hasDefault || own.hasDefault,
    identity: own.identity === 'none' && !own.hasDefault ? inherited.identity : own.identity,
    ...(!own.nullable && { notNull: own.notNull }),
  }
}

/** The default of a serial column is inherited and draws from the parent's sequence; an identity is for partitions alone. */
function inheritedColumn(
  inherited: Column,
  relation: Relation,
  { dialect }: DefinitionContext,
): Column {
  const { notNull, ...column } = withNotNullName(inherited, relation, dialect)
  const isCounting = column.identity === 'auto-increment'
  const given: Column = {
    ...column,
    identity: isCounting ? column.identity : 'none',
    comment: undefined,
  }
  if (notNull?.alone) return { ...given, nullable: true }
  return withProof({ ...given, ...(notNull && { notNull }) })
}

/** A new table has no NULL that its NOT NULL would leave in: NOT VALID says nothing there. */
function withProof(column: Column): Column {
  const { unproven, ...notNull } = column.notNull ?? {}
  return unproven ? { ...column, nullable: false, notNull } : column
}

/** Checks are inherited; a partition has all constraints and indexes of its table. */
export function* inheritParts(
  table: Ast.CreateTable,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const type = table.ofType && existingType(table.ofType, context)
  if (type?.kind === 'composite' && type.schema !== undefined) {
    yield { kind: 'of-type', on, type: { schema: type.schema, name: type.name } }
  }
  const own = new Set(table.partitionOf ? [] : table.columns.map(({ name }) => name.text))
  for (const name of parentNames(table)) {
    const parent = lookUp(name, context)
    if (!parent) continue
    const partition = table.partitionOf !== undefined
    const inherited = parent.columns.map(({ name }) => name).filter((name) => !own.has(name))
    const link = { on, parent: objectName(parent), partition }
    yield { kind: 'inherit', ...link, inherited }
    yield* columnsCopied(parent, on, context)
    yield* checksOf({ ...parent, checks: parent.checks.filter(({ alone }) => !alone) }, on, context)
    if (!table.partitionOf) continue
    yield* partitionKeys(parent, on, context)
    for (const key of parent.foreignKeys) {
      yield { kind: 'add-constraint', on, constraint: { kind: 'foreign-key', key } }
    }
  }
}

/** The columns of LIKE, with what it says to include. Reports `unknown-relation`. */
export function likeColumns(like: Ast.LikeTable, context: DefinitionContext): readonly Column[] {
  const includes = inclusion(like, context)
  const relation = alterableRelation(like.name, context)
  if (!relation) return []
  return relation.columns.map((column) => {
    const generated = includes('generated') ? column.generated : 'none'
    return {
      ...withProof(withNotNullName(column, relation, context.dialect)),
      hasDefault: includes('defaults') && column.hasDefault,
      generated,
      identity: keptIdentity(column, includes),
      comment: includes('comments') ? column.comment : undefined,
    }
  })
}

type Includes = (what: string) => boolean

/** Of several that speak of a part, the last counts. */
function inclusion({ options }: Ast.LikeTable, { dialect }: DefinitionContext): Includes {
  if (dialect.definitions.like === 'all') return () => true
  return (part) =>
    options.findLast(({ what }) => what === part || what === 'all')?.including === true
}

/** What counts by its default, PostgreSQL's serial, is copied with the default. */
function keptIdentity({ identity }: Column, includes: Includes): Column['identity'] {
  const copied = identity === 'auto-increment' ? 'defaults' : 'identity'
  return includes(copied) ? identity : 'none'
}

/** The keys, indexes and checks of LIKE. */
export function* likeParts(
  like: Ast.LikeTable,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const relation = lookUp(like.name, context)
  const includes = inclusion(like, context)
  if (!relation) return
  yield* columnsCopied(relation, on, context)
  if (includes('constraints')) yield* likeChecks(relation, on, context)
  if (includes('indexes')) yield* keysOf(relation, on, context)
}

/** What the defaults and expressions that came from another relation need, as far as they came. */
function* columnsCopied(from: Relation, on: ObjectName, { draft }: DefinitionContext): Changes {
  const to = objectName(on)
  for (const column of getRelation(draft, on).columns) {
    const before = from.columns.find(({ name }) => name === column.name)
    if (before) yield* copiedColumnNeeds(draft, { from, to }, column)
  }
}

/** Where names of checks follow the table's, a copy has names of its own. */
function* likeChecks(relation: Relation, on: ObjectName, context: DefinitionContext): Changes {
  if (context.dialect.definitions.copiedChecks === 'keep-names') {
    yield* checksOf(relation, on, context)
    return
  }
  for (const each of relation.checks) {
    const check = { ...each, name: givenName('check', [], on, context) }
    yield { kind: 'add-constraint', on, constraint: { kind: 'check', check } }
  }
}

/** LIKE that copies all copies what a table has besides its parts. */
export function likeRelation(
  likes: readonly Ast.LikeTable[],
  context: DefinitionContext,
): Partial<Relation> {
  const [like] = context.dialect.definitions.like === 'all' ? likes : []
  const { comment, collation, partitionedBy } = (like && lookUp(like.name, context)) ?? {}
  return {
    ...(comment !== undefined && { comment }),
    ...(collation !== undefined && { collation }),
    ...(partitionedBy && { partitionedBy }),
  }
}

function checksOf(
  relation: Relation,
  on: ObjectName,
  { draft }: DefinitionContext,
): readonly Change[] {
  for (const { name: part } of relation.checks) {
    copyComputed(draft, { ...objectName(relation), part }, { ...objectName(on), part })
  }
  return relation.checks.flatMap((check): readonly Change[] => [
    { kind: 'add-constraint', on, constraint: { kind: 'check', check } },
    ...copiedNeeds(draft, relation, on, check.name),
  ])
}

/** What a new partition has of the keys and indexes of its table. */
export function* partitionKeys(
  table: Relation,
  partition: ObjectName,
  context: DefinitionContext,
): Changes {
  for (const index of indexPartsOf(table)) {
    const copy = (on: ObjectName) => copyOf(index, { from: table, on }, context)
    yield* partitionOfIndex(index, partition, copy, context)
  }
}

function* keysOf(from: Relation, on: ObjectName, context: DefinitionContext): Changes {
  const { primaryKey, uniqueKeys, indexes } = from
  const primary = primaryKey ? [primaryKey] : []
  for (const part of primary) yield* copyOf({ kind: 'primary-key', part }, { from, on }, context)
  for (const part of uniqueKeys) yield* copyOf({ kind: 'unique', part }, { from, on }, context)
  for (const part of indexes) yield* copyOf({ kind: 'index', part }, { from, on }, context)
}

/** Copies keep their names where names of indexes belong to their relation; elsewhere they get new ones. */
function copyOf(
  index: CopiedIndex,
  { from, on }: { readonly from: ObjectName; readonly on: ObjectName },
  context: DefinitionContext,
): readonly Change[] {
  if (index.kind !== 'index') {
    const { kind, part } = index
    const key = withNameIn(on, kind, part, context)
    return [{ kind: 'add-constraint', on, constraint: { kind, key } }]
  }
  const { part } = index
  const copy = withNameIn(on, isExclusion(part) ? 'exclude' : 'index', part, context)
  copyComputed(
    context.draft,
    { ...objectName(from), part: part.name },
    { ...objectName(on), part: copy.name },
  )
  return [{ kind: 'create-index', on, index: copy }]
}

type CopiedIndex =
  | { readonly kind: 'primary-key' | 'unique'; readonly part: Key }
  | { readonly kind: 'index'; readonly part: Index }

function withNameIn<T extends Key | Index>(
  on: ObjectName,
  kind: ImpliedKind,
  original: T,
  context: DefinitionContext,
): T {
  const part = withoutInvalidity(original)
  if (context.dialect.definitions.indexNames === 'relation') return part
  return { ...part, name: givenName(kind, part.labels ?? part.columns, on, context) }
}

/** An exclusion is known by its name alone. */
function isExclusion({ columns }: Index): boolean {
  return columns.length === 0
}
