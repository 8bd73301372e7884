import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { getRelation, objectKey } from '../../catalog/draft.ts'
import {
  constraintKinds,
  findConstraint,
  findPart,
  indexKinds,
  indexLikeKinds,
  type NamedPart,
} from '../../catalog/named-parts.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { inheritedFrom } from '../keys/inheriting.ts'
import { addConstraint } from '../keys/add-constraint.ts'
import { altered } from '../keys/altered.ts'
import { changeConstraint, isOfConstraint } from '../keys/change-constraint.ts'
import { columnOfNotNull } from '../keys/not-null.ts'
import { isPrimaryKey, reportPart } from '../keys/part-names.ts'
import { addIndex } from '../keys/indexes/add-index.ts'
import { setIndexUse } from '../keys/indexes/set-index-use.ts'
import type { AlterActions } from './alter-actions.ts'
import { inOrder } from './alter-at-once.ts'
import { canAct } from './judge-action.ts'
import { canChange } from './judge-column.ts'
import { judgeLostNames } from './lost-names.ts'
import { keptKeys } from './kept-keys.ts'
import { linkRelation } from './link-relation.ts'
import { setLogged, setsLogged } from './set-logged.ts'
import { columnActions, countOtherwise, isWaived } from './alter-column.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { isTaken } from '../objects/new-object.ts'
import { renameInViews, renameView } from '../views/renamings.ts'
import { repartition, setOptions } from './set-options.ts'
import {
  alterableRelation,
  findSchema,
  lookUp,
  ownName,
  qualifierOf,
} from '../objects/object-names.ts'
import { objectName } from '../../catalog/object-name.ts'

/**
 * Each action in its turn or all at once, but what is dropped first and the new name last: `DROP COLUMN a,
 * ADD COLUMN a int` is legal in either order. Reports what is missing or there already.
 */
export function* alterTable(alter: Ast.AlterTable, context: DefinitionContext): Changes {
  if (alter.ifExists && !lookUp(alter.name, context)) return
  if (alter.actions.every(isWithoutEffect)) return
  const relation = alterableRelation(alter.name, context)
  if (!relation) return
  const on = objectName(relation)
  const possible = alter.actions.filter((action) => canAct(action, relation, alter, context))
  if (alter.only) context.draft.alone = objectKey(context.draft, on)
  const isAtOnce = context.dialect.definitions.alters === 'at-once'
  const actions = isAtOnce ? inOrder(possible, relation, context) : movedLast(possible)
  yield* actAll(actions.filter(isDropping), alter, { on, context })
  judgeLostNames(alter, on, context)
  const others = actions.filter((action) => !isDropping(action))
  yield* actAll(others, alter, { on, context })
}

function* actAll(
  actions: readonly Ast.AlterAction[],
  alter: Ast.AlterTable,
  { on, context }: { readonly on: ObjectName; readonly context: DefinitionContext },
): Changes {
  for (const action of actions) {
    if (isWaived(action, on, context)) continue
    const before = getRelation(context.draft, on)
    yield* act(action.kind, action, { on, context })
    if (action.kind === 'drop-column') yield* keptKeys(action.column, alter, before, context)
  }
}

const dropping: ReadonlySet<Ast.AlterAction['kind']> = new Set([
  'drop-column',
  'drop-constraint',
  'drop-index',
  'drop-primary-key',
])

function isDropping({ kind }: Ast.AlterAction): boolean {
  return dropping.has(kind)
}

const moving: ReadonlySet<Ast.AlterAction['kind']> = new Set(['rename-table', 'set-schema'])

function movedLast(actions: readonly Ast.AlterAction[]): readonly Ast.AlterAction[] {
  const isMoving = ({ kind }: Ast.AlterAction) => moving.has(kind)
  return [...actions.filter((each) => !isMoving(each)), ...actions.filter(isMoving)]
}

function act<K extends Ast.AlterAction['kind']>(
  kind: K,
  action: OfKind<Ast.AlterAction, K>,
  { on, context }: { readonly on: ObjectName; readonly context: DefinitionContext },
): Changes {
  const resolve: AlterActions[K] = actions[kind]
  return resolve(action, on, context)
}

const actions: AlterActions = {
  ...columnActions,
  'add-constraint': ({ constraint }, on, context) =>
    addConstraint(constraint, { on, isAdded: true }, context),
  'add-index': ({ index }, on, context) => addIndex(index, on, undefined, context),
  'drop-constraint': dropConstraint,
  'drop-index': ({ name, ifExists }, on, context) =>
    dropIndexOf({ name, ifExists }, getRelation(context.draft, on), context),
  'drop-primary-key': (action, on, context) => {
    if (getRelation(context.draft, on).primaryKey) return [{ kind: 'drop-primary-key', on }]
    const params = { what: 'primary key of', name: on.name, suggestion: undefined }
    context.report.add('unknown-object', action.at, params)
    return []
  },
  'set-index-use': setIndexUse,
  'rename-constraint': renamePart,
  'rename-index': renamePart,
  'rename-table': ({ to }, on, context) => renameRelation(on, to, context),
  'set-schema': ({ schema }, on, context) => {
    const found = findSchema(schema, context)
    if (found?.name === on.schema) return []
    return found ? moveRelation(on, { schema: found.name, name: on.name }, schema, context) : []
  },
  'set-options': ({ options }, on, context) => setOptions(options, on, context),
  written: ({ text, link, counting, at }, on, context) => {
    if (counting) return countOtherwise(counting, on, context)
    if (notOf.test(text)) return [{ kind: 'of-type', on, type: undefined }]
    if (link) return linkRelation(link, on, context)
    if (setsLogged.test(text)) return setLogged({ text, at }, on, context)
    return [...changeConstraint({ text, at }, on, context), ...repartition(text, on, context)]
  },
}

const notOf = /^not\s+of$/i

function isWithoutEffect(action: Ast.AlterAction): boolean {
  if (action.kind !== 'written' || action.link || action.counting) return false
  const { text } = action
  return ![notOf, setsLogged].some((each) => each.test(text)) && !isOfConstraint(text)
}

function dropConstraint(
  action: OfKind<Ast.AlterAction, 'drop-constraint'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const { name, ifExists, cascade = false } = action
  const relation = getRelation(context.draft, on)
  if (action.constraint === 'constraint' && isShared(name, relation, context)) return []
  const found = constraintOf(action, relation, context)
  const part = found && !isOfDefinition(found, context) ? found : undefined
  if (part && !canBeDropped(part, name, context)) return []
  if (part && isDropped(part, name, relation, context)) {
    const things = [{ kind: 'part' as const, ...on, member: part.name }]
    return dropThings({ things, cascade, at: name.at }, context)
  }
  if (part) return []
  if (isPrimaryKey(name, relation, context)) return [{ kind: 'drop-primary-key', on }]
  const column = columnOfNotNull(relation, name.text, context)
  if (column) {
    const isFree = canChange('drop-not-null', name, { column, relation, context })
    return isFree ? [altered(on, column, { nullable: true, notNull: undefined })] : []
  }
  if (!ifExists) reportPart('constraint', name, relation, context)
  return []
}

/** Reports `object-in-use`. */
function isShared(
  { text, at }: Ast.Name,
  relation: Relation,
  { dialect, report }: DefinitionContext,
): boolean {
  if (dialect.definitions.droppedConstraints !== 'single') return false
  const found = constraintKinds.filter((kind) => findPart(relation, text, [kind], dialect))
  const kinds = found.filter((kind) => kind !== 'index')
  if (kinds.length < 2) return false
  const reason = `constraints of several kinds have the name "${text}": say which, as in DROP CHECK`
  report.add('object-in-use', at, { reason })
  return true
}

/** MySQL's words for one kind of constraint find no other; an index is none to DROP CONSTRAINT. */
function constraintOf(
  { name, constraint }: OfKind<Ast.AlterAction, 'drop-constraint'>,
  relation: Relation,
  { dialect }: DefinitionContext,
): NamedPart | undefined {
  if (constraint === 'foreign-key' || constraint === 'check')
    return findPart(relation, name.text, [constraint], dialect)
  if (constraint === 'period') return findPart(relation, name.text, ['check'], dialect)
  const found = findConstraint(relation, name.text, dialect)
  const isHidden = found?.kind === 'unique' && !dialect.definitions.hasIndex(found.part, relation)
  return isHidden || (found?.kind === 'index' && constraint === 'constraint') ? undefined : found
}

/** Reports `object-in-use`. */
function canBeDropped(
  { kind, name }: NamedPart,
  { at }: Ast.Name,
  { dialect, report }: DefinitionContext,
): boolean {
  if (kind === 'check' || dialect.definitions.droppedConstraints !== 'checks') return true
  const reason = `constraint "${name}" is a key and goes with its table alone`
  report.add('object-in-use', at, { reason })
  return false
}

/** MariaDB's check in the definition of a column has the column's name and goes with it alone. */
function isOfDefinition({ kind, part, name }: NamedPart, { dialect }: DefinitionContext): boolean {
  if (kind !== 'check' || part.ofColumn === undefined) return false
  return dialect.definitions.impliedNames.ofColumnCheck(part.ofColumn) === name
}

/** What is inherited goes with what the parent has. Reports `object-in-use`. */
function isDropped(
  { kind, name }: NamedPart,
  { at }: Ast.Name,
  relation: Relation,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const parent = inheritedFrom({ kind, name }, relation, draft)
  if (!parent) return true
  const reason = `constraint "${name}" is inherited from "${parent.name}"`
  report.add('object-in-use', at, { reason })
  return false
}

/** Reports `unknown-object`. */
export function dropIndexOf(
  { name, ifExists }: { readonly name: Ast.Name; readonly ifExists: boolean },
  relation: Relation,
  context: DefinitionContext,
): Changes {
  const on = objectName(relation)
  if (findPart(relation, name.text, indexKinds(context.dialect), context.dialect)) {
    return [{ kind: 'drop-index', on, index: name.text }]
  }
  if (isPrimaryKey(name, relation, context)) return [{ kind: 'drop-primary-key', on }]
  if (!ifExists) reportPart('index', name, relation, context)
  return []
}

function renamePart(
  { from, to, kind, ifExists }: OfKind<Ast.AlterAction, 'rename-constraint' | 'rename-index'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  const what = kind === 'rename-constraint' ? 'constraint' : 'index'
  const part =
    kind === 'rename-constraint'
      ? findConstraint(relation, from.text, context.dialect)
      : findPart(relation, from.text, indexLikeKinds, context.dialect)
  const column = part ? undefined : columnOfNotNull(relation, from.text, context)
  if (column) {
    if (isPartNameTaken('check', to, relation, context)) return []
    return [altered(on, column, { notNull: { ...column.notNull, name: to.text } })]
  }
  if (!part) {
    if (!ifExists) reportPart(what, from, relation, context)
    return []
  }
  const { columnKey } = context.dialect.names
  const isItself = columnKey(from.text) === columnKey(to.text) && kind === 'rename-index'
  const isFree = isItself && !context.dialect.definitions.dependencies
  if (!isFree && isPartNameTaken(part.kind, to, relation, context)) return []
  return [{ kind, on, from: from.text, to: to.text }]
}

/** Indexes, and constraints that have one, share their names with the relations of a schema. Reports `duplicate-object`. */
export function isPartNameTaken(
  kind: NamedPart['kind'],
  to: Pick<Ast.Name, 'text' | 'at'>,
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const { dialect, report } = context
  const hasIndex = indexLikeKinds.some((each) => each === kind)
  if (hasIndex && dialect.definitions.indexNames === 'schema') {
    const wanted = { schema: relation.schema, name: to.text }
    if (isTaken(wanted, 'index', to.at, context)) return true
  }
  const rivals = kind === 'index' ? indexLikeKinds : constraintKinds
  const isTakenHere =
    findPart(relation, to.text, rivals, dialect) ??
    (kind === 'index' ? undefined : columnOfNotNull(relation, to.text, context))
  if (!isTakenHere) return false
  const what = kind === 'index' ? 'index' : 'constraint'
  report.add('duplicate-object', to.at, { what, name: to.text })
  return true
}

/** Reports `duplicate-object`, and `unknown-schema` where the new name has one. */
export function renameRelation(
  on: ObjectName,
  to: Ast.QualifiedName,
  context: DefinitionContext,
): Changes {
  const qualifier = qualifierOf(to)
  const schema = qualifier ? findSchema(qualifier, context)?.name : on.schema
  if (schema === undefined) return []
  return moveRelation(on, { schema, name: ownName(to) }, to, context)
}

export function moveRelation(
  on: ObjectName,
  to: ObjectName,
  name: Ast.Name | Ast.QualifiedName,
  context: DefinitionContext,
): Changes {
  const { relationKey } = context.dialect.names
  const { renamedToItself } = context.dialect.definitions
  const isItself = relationKey(on.name) === relationKey(to.name) && on.schema === to.schema
  const respelled = isItself && renamedToItself === 'nothing'
  if (!respelled && isTaken(to, 'relation', name.at, context)) return []
  renameInViews(on, to, context)
  renameView(on, to, context)
  return [{ kind: 'rename-relation', on, to }]
}
