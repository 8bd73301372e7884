import type * as Ast from '../../../../2-parse/ast.ts'
import type { Column, ForeignKey, Relation } from '../../../../ir/catalog.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { baseType, sameType, type Type } from '../../../../ir/type.ts'
import type { Span } from '../../../../source/span.ts'
import { type Draft, lookUpRelation, objectKey } from '../../../catalog/draft.ts'
import { pointsTo, referrersOf } from '../../../catalog/folding/fold-relations.ts'
import type { DefinitionContext } from '../../context.ts'
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
  const { temporarySchema } = context.dialect.names
  const [isPassing, other] = [from, target].map(({ schema }) => schema === temporarySchema)
  if (isPassing !== other) {
    const kinds = other ? ['permanent', 'temporary'] : ['temporary', 'permanent']
    return refuse(
      `a ${kinds[0]} table cannot point to "${target.name}", which is ${kinds[1]}`,
      table.at,
    )
  }
  if (target.unlogged && !from.unlogged && !isPassing) {
    return refuse(`a logged table cannot point to "${target.name}", which is unlogged`, table.at)
  }
  const referenced = columnsOfKey(key, target)
  if (!referenced) return refuse(`"${target.name}" has no primary key`, table.at)
  const temporal = faultOfPeriod(key, target, references)
  if (temporal !== undefined) return refuse(temporal, at)
  if (!isKeyOf(target, referenced, key.period === true)) {
    return refuse(`"${target.name}" has no unique key on (${referenced.join(', ')})`, at)
  }
  const fault = faultOfTypes(key, { from, target }, context)
  return fault === undefined || refuse(fault, at)
}

/** PERIOD stands on both sides or on none, and no action changes the rows that lose their range. */
function faultOfPeriod(
  { period = false, onDelete, onUpdate }: ForeignKey,
  target: Relation,
  references: Ast.References,
): string | undefined {
  const isOther = target.primaryKey?.period === true
  const other = references.columns.length > 0 ? references.period === true : isOther
  if (period !== other) return `PERIOD stands on one side of the key to "${target.name}" alone`
  const isPlain = onDelete === 'no-action' && onUpdate === 'no-action'
  return period && !isPlain ? 'a foreign key with PERIOD has no actions' : undefined
}

interface Joined {
  readonly from: Relation
  readonly target: Relation
}

/** The first pair of columns whose types do not go together. */
function faultOfTypes(
  key: ForeignKey,
  { from, target }: Joined,
  { draft, dialect }: DefinitionContext,
): string | undefined {
  const referenced = columnsOfKey(key, target) ?? []
  for (const [i, name] of key.columns.entries()) {
    const [own, other] = [columnOf(from, name), columnOf(target, referenced[i])]
    if (!own || !other || isJoinable(own.type, other.type, key, draft)) continue
    const [type, wanted] = [own, other].map((each) => dialect.types.render(each.type))
    return `"${name}" is ${type} and cannot point to "${other.name}", which is ${wanted}`
  }
  return undefined
}

/** The index of a temporal key compares values of one type. */
function isJoinable(own: Type, other: Type, { period }: ForeignKey, draft: Draft): boolean {
  const { dependencies } = draft.dialect.definitions
  if (dependencies?.refersTo(own, other, draft) === false) return false
  return !period || sameType(baseType(own), baseType(other))
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

/** Whether a key or a unique index of the relation has exactly these columns, in any order but for a period. */
function isKeyOf(target: Relation, columns: readonly string[], period: boolean): boolean {
  const wanted = columns.toSorted().join('\0')
  const fitting = candidateKeys(target).filter(
    (key) => key.columns.toSorted().join('\0') === wanted,
  )
  // The first one counts, whatever it is.
  if (!period) return fitting[0]?.period === false
  return fitting.some((key) => key.period && key.columns.at(-1) === columns.at(-1))
}

function candidateKeys({ primaryKey, uniqueKeys, indexes }: Relation) {
  const declared = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys]
  const keys = declared.filter(({ invalid }) => !invalid)
  const whole = indexes.filter(({ unique, partial, invalid }) => unique && !partial && !invalid)
  const plain = whole.flatMap((index) => {
    const columns = index.columns.filter((name) => name !== undefined)
    return columns.length === index.columns.length ? [{ columns, period: false }] : []
  })
  return [...keys.map(({ columns, period = false }) => ({ columns, period })), ...plain]
}
