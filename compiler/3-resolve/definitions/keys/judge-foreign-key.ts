import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, ForeignKey, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { lookUpRelation, objectKey } from '../../catalog/draft.ts'
import { pointsTo, referrersOf } from '../../catalog/fold-relations.ts'
import type { DefinitionContext } from '../context.ts'
import { columnsOfKey } from './referenced-key.ts'

/** Whether the key can point to where it does. Reports `impossible-foreign-key`. */
export function canPointTo(
  key: ForeignKey,
  { from, target }: { readonly from: Relation; readonly target: Relation },
  references: Ast.References,
  context: DefinitionContext,
): boolean {
  const { dependencies } = context.dialect.definitions
  if (!dependencies) return true
  const refuse = (reason: string, at: Span) => {
    context.report.add('impossible-foreign-key', at, { reason })
    return false
  }
  const { table, at } = references
  if (target.kind !== 'table') return refuse(`"${target.name}" is not a table`, table.at)
  const referenced = columnsOfKey(key, target)
  if (!referenced) return refuse(`"${target.name}" has no primary key`, table.at)
  if (!isKeyOf(target, referenced)) {
    return refuse(`"${target.name}" has no unique key on (${referenced.join(', ')})`, at)
  }
  const fault = faultOfTypes(key, { from, target }, context)
  return fault === undefined || refuse(fault, at)
}

interface Joined {
  readonly from: Relation
  readonly target: Relation
}

/** The first pair of columns whose types do not go together. */
function faultOfTypes(
  key: ForeignKey,
  { from, target }: Joined,
  { dialect }: DefinitionContext,
): string | undefined {
  const referenced = columnsOfKey(key, target) ?? []
  for (const [i, name] of key.columns.entries()) {
    const [own, other] = [columnOf(from, name), columnOf(target, referenced[i])]
    if (
      !own ||
      !other ||
      dialect.definitions.dependencies?.refersTo(own.type, other.type) !== false
    )
      continue
    const [type, wanted] = [own, other].map((each) => dialect.types.render(each.type))
    return `"${name}" is ${type} and cannot point to "${other.name}", which is ${wanted}`
  }
  return undefined
}

/**
 * Whether the foreign keys of the relation, and those that point to it, can join the column as it is to be.
 * Reports `impossible-foreign-key`.
 */
export function keysCanJoin(
  column: Column,
  at: Span,
  before: Relation,
  context: DefinitionContext,
): boolean {
  const { draft, report } = context
  const columns = before.columns.map((each) => (each.name === column.name ? column : each))
  const relation = { ...before, columns }
  const isIt = (on: ObjectName) => objectKey(draft, on) === objectKey(draft, relation)
  const own = relation.foreignKeys.map((key) => {
    const target = { schema: key.references.schema, name: key.references.relation }
    return { key, from: relation, target: isIt(target) ? relation : lookUpRelation(draft, target) }
  })
  const others = referrersOf(draft, relation).flatMap((from) =>
    isIt(from)
      ? []
      : from.foreignKeys
          .filter((key) => pointsTo(draft, key, relation))
          .map((key) => ({ key, from, target: relation })),
  )
  const [reason] = [...own, ...others].flatMap(
    ({ key, from, target }) => (target && faultOfTypes(key, { from, target }, context)) ?? [],
  )
  if (reason === undefined) return true
  report.add('impossible-foreign-key', at, { reason })
  return false
}

function columnOf(relation: Relation, name: string | undefined) {
  return relation.columns.find((column) => column.name === name)
}

/** Whether a key or a unique index of the relation has exactly these columns, in any order. */
function isKeyOf(relation: Relation, columns: readonly string[]): boolean {
  const wanted = columns.toSorted().join('\0')
  return candidateKeys(relation).some((key) => key.toSorted().join('\0') === wanted)
}

function candidateKeys({ primaryKey, uniqueKeys, indexes }: Relation) {
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys]
  const unique = indexes.filter(({ unique: isUnique, partial }) => isUnique && !partial)
  const plain = unique.flatMap((index) => {
    const names = index.columns.filter((name) => name !== undefined)
    return names.length === index.columns.length ? [names] : []
  })
  return [...keys.map((key) => key.columns), ...plain]
}
