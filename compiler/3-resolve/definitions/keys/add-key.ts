import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { getRelation } from '../../catalog/draft.ts'
import { findPart } from '../../catalog/named-parts.ts'
import { validityOfNew } from '../../catalog/traits.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { altered } from './altered.ts'
import { indexColumns } from './indexes/add-index.ts'
import { indexProof } from './indexes/index-proof.ts'
import { givenName } from './given-name.ts'
import { withPeriod } from './periods.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { supersededIndexes } from './foreign-keys/foreign-key-index.ts'
import { canBeKey } from './judge-key.ts'
import { keptLabels, partLabels } from './part-labels.ts'
import { indexExtras, keyLengths, keyTraits } from './key-parts.ts'
import { declaration } from '../objects/object-names.ts'

interface Place {
  readonly on: ObjectName
}

/** Reports `duplicate-object`, `unknown-column`, `impossible-key`. */
export function* addPrimaryKey(
  {
    columns,
    name,
    keyIndex,
    attributes,
    withoutOverlaps: period = false,
    direction,
    at,
  }: OfKind<Ast.TableConstraint, 'primary-key'>,
  { on }: Place,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  if (relation.primaryKey) {
    const params = { what: 'primary key of', name: relation.name }
    return context.report.add('duplicate-object', at, params, ...declaration(relation, context))
  }
  const parts = withPeriod(columns, relation)
  const names = keyColumns(parts, relation, context)
  if (!names || !canBeKey(parts, names, { relation, period, at }, context)) return
  const alone = relation.columns.find((each) => each.notNull?.alone && names.includes(each.name))
  if (alone) {
    const reason = `the NOT NULL of "${alone.name}" is NO INHERIT, that of a key is inherited`
    return context.report.add('impossible-key', at, { reason })
  }
  yield* supersededIndexes(names, relation, context)
  yield* keyEffects({ names, isDescending: direction === 'desc' }, on, context)
  const kept = context.dialect.definitions.namedPrimaryKeys ? name?.text : undefined
  const given = kept ?? givenName('primary-key', names, on, context)
  const labels = keptLabels(partLabels(columns, keyIndex?.include ?? [], context), context)
  const validity = validityOfNew(context.draft, on)
  const traits = { ...keyTraits({ attributes, keyIndex, period }), ...validity }
  const key = { name: given, columns: names, ...traits, ...keyLengths(columns), ...labels }
  yield { kind: 'add-constraint', on, constraint: { kind: 'primary-key', key } }
}

/** What being in the primary key does to its columns. */
function keyEffects(
  { names, isDescending }: { readonly names: readonly string[]; readonly isDescending: boolean },
  on: ObjectName,
  { draft, dialect }: DefinitionContext,
): readonly Change[] {
  const relation = getRelation(draft, on)
  const columns = relation.columns.filter(({ name }) => names.includes(name))
  const effect = dialect.definitions.primaryKey(columns, { ...relation, isDescending })
  if (effect === 'nullable') return []
  const counting = effect === 'row-id' ? { identity: 'auto-increment' as const } : {}
  return columns.map((column) => altered(on, column, { nullable: false, ...counting }))
}

/** Whether the columns of the primary key cannot be NULL for that alone. */
export function keyRefusesNull(on: ObjectName, { draft, dialect }: DefinitionContext): boolean {
  const relation = getRelation(draft, on)
  const names = relation.primaryKey?.columns ?? []
  const columns = relation.columns.filter(({ name }) => names.includes(name))
  return (
    dialect.definitions.primaryKey(columns, { ...relation, isDescending: false }) !== 'nullable'
  )
}

/** Reports `unknown-column`, `impossible-key`. */
export function* addUnique(
  {
    columns,
    name,
    keyIndex,
    attributes,
    withoutOverlaps: period = false,
    at,
  }: OfKind<Ast.TableConstraint, 'unique'>,
  { on }: Place,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  const parts = withPeriod(columns, relation)
  const names = indexColumns(parts, relation, context)
  if (!names || !canBeKey(parts, names, { relation, period, at }, context)) return
  const plain = names.filter((each) => each !== undefined)
  const { hasIndex } = context.dialect.definitions
  // Their names are free again.
  if (hasIndex({ columns: plain, ...keyLengths(columns) }, relation)) {
    yield* supersededIndexes(names, relation, context)
  }
  const labels = partLabels(columns, keyIndex?.include ?? [], context)
  const given = name?.text ?? givenName('unique', labels, on, context)
  if (plain.length === names.length) {
    const traits = keyTraits({ attributes, keyIndex, period })
    const validity = validityOfNew(context.draft, on)
    const kept = { ...keptLabels(labels, context), ...traits, ...validity }
    const key = { name: given, columns: plain, ...keyLengths(columns), ...kept }
    yield { kind: 'add-constraint', on, constraint: { kind: 'unique', key } }
    return
  }
  const extras = { ...indexExtras(columns, {}), ...indexProof({ columns }, on, context) }
  const index = { name: given, columns: names, unique: true, partial: false, ...extras }
  yield { kind: 'create-index', on, index }
}

function keyColumns(
  columns: readonly Ast.IndexColumn[],
  relation: Relation,
  context: DefinitionContext,
): readonly string[] | undefined {
  return indexColumns(columns, relation, context)?.filter((name) => name !== undefined)
}

/** The constraint takes the index over, with its name unless it has its own. Reports `unknown-object`. */
export function* addUsingIndex(
  { primary, index, name, attributes }: OfKind<Ast.TableConstraint, 'using-index'>,
  { on }: Place,
  context: DefinitionContext,
): Changes {
  const found = findPart(getRelation(context.draft, on), index.text, ['index'], context.dialect)
  if (found?.kind !== 'index') {
    const params = { what: 'index', name: index.text, suggestion: undefined }
    return context.report.add('unknown-object', index.at, params)
  }
  const columns = found.part.columns.filter((column) => column !== undefined)
  yield { kind: 'drop-index', on, index: found.name }
  if (primary) yield* keyEffects({ names: columns, isDescending: false }, on, context)
  const { labels } = found.part
  const kept = { ...keyTraits({ attributes }), ...(labels && { labels }) }
  const key = { name: name?.text ?? found.name, columns, ...kept }
  const kind = primary ? 'primary-key' : 'unique'
  yield { kind: 'add-constraint', on, constraint: { kind, key } }
}
