import type * as Ast from '../../../2-parse/ast.ts'
import type { Check, Column, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName, Position } from '../../../ir/change.ts'
import { notedDependents } from '../../catalog/dependencies.ts'
import { getRelation } from '../../catalog/draft.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { addConstraint } from '../keys/add-constraint.ts'
import { altered } from '../keys/altered.ts'
import { provenColumn } from '../keys/not-null.ts'
import type { AlterActions } from './alter-actions.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { ownedSequences } from './create-table.ts'
import { findColumn, findQuietly, reportDuplicate } from '../objects/object-names.ts'
import { columnNeeds, defaultNeeds, generatedNeeds } from '../dependents/noted-needs.ts'
import { dropThings, titleOf } from '../dependents/drop-things.ts'
import { canCompute } from '../expressions/can-compute.ts'
import { generatedFrom, noteGenerated } from '../expressions/null-facts.ts'
import { canBeTypedAnew } from '../expressions/typed-anew.ts'
import { canBeConversion, canBeDefault, canBeGenerated } from '../expressions/stands.ts'
import { keysCanJoin } from '../keys/foreign-keys/judge-foreign-key.ts'
import {
  canBecome,
  canBeInherited,
  canChange,
  canHaveColumn,
  heirsCanHave,
  heirsCanRename,
} from './judge-column.ts'
import { keyRefusesNull } from '../keys/add-key.ts'
import { nullInKey } from '../keys/null-in-key.ts'
import { relationConstraints } from '../keys/relation-constraints.ts'
import {
  countsUp,
  isNull,
  judgeDefaultValue,
  reportNullDefault,
  resolveColumn,
} from './resolve-column.ts'
import { renameColumnInViews } from '../views/renamings.ts'
import { resolveType } from '../../resolve-type.ts'
import { canBeRewritten, fillsRows } from './stored-rows.ts'

type ColumnAction =
  | 'add-column'
  | 'drop-column'
  | 'rename-column'
  | 'change-column'
  | 'set-type'
  | 'set-default'
  | 'drop-default'
  | 'set-not-null'
  | 'drop-not-null'
  | 'drop-expression'
  | 'set-expression'
  | 'drop-identity'
  | 'add-identity'
  | 'set-visibility'

/** The actions of ALTER TABLE on one column. */
export const columnActions: Pick<AlterActions, ColumnAction> = {
  'add-column': addColumn,
  'drop-column': ({ column, ifExists, cascade = false }, on, context) => {
    const relation = getRelation(context.draft, on)
    if (ifExists && !findQuietly(column, relation, context)) return []
    const found = findColumn(column, relation, context)
    if (!found || !canChange('drop-column', column, { column: found, relation, context })) return []
    const things = [{ kind: 'column' as const, ...on, member: found.name }]
    return dropThings({ things, cascade, at: column.at }, context)
  },
  'rename-column': ({ column, to }, on, context) => renameColumn({ column, to, on }, context),
  'change-column': changeColumn,
  'set-type': setType,
  'set-default': setDefault,
  'drop-default': ({ column }, on, context) => [
    ...change('change-default', { column, on }, context, (found) => ({
      hasDefault: false,
      identity: withoutDefault(found),
    })),
    ...defaultNeeds(on, column.text, undefined, context),
  ],
  'set-not-null': ({ column }, on, context) =>
    change('set-not-null', { column, on }, context, provenColumn),
  'set-visibility': ({ column, visible }, on, context) =>
    update(column, on, context, () => ({ hidden: !visible })),
  'drop-not-null': ({ column }, on, context) => {
    const key = getRelation(context.draft, on).primaryKey?.columns ?? []
    return change('drop-not-null', { column, on }, context, ({ name }) => ({
      nullable: !(key.includes(name) && keyRefusesNull(on, context)),
      notNull: undefined,
    }))
  },
  'drop-expression': ({ column, ifExists }, on, context) => {
    const subject = subjectOf(column, on, context)
    if (!subject || !canChange('drop-expression', column, subject)) return []
    if (ifExists && subject.column.generated === 'none') return []
    if (!canChange('drop-no-expression', column, subject)) return []
    return [altered(on, subject.column, { generated: 'none' })]
  },
  'set-expression': setExpression,
  'drop-identity': ({ column, ifExists }, on, context) => {
    const subject = subjectOf(column, on, context)
    if (!subject || !canChange('drop-own-identity', column, subject)) return []
    if (!ifExists && !canChange('drop-identity', column, subject)) return []
    const { identity } = subject.column
    return [altered(on, subject.column, { identity: isCounted(identity) ? identity : 'none' })]
  },
  'add-identity': ({ column, always }, on, context) =>
    change('add-identity', { column, on }, context, () => ({
      identity: always ? 'always' : 'by-default',
      nullable: false,
    })),
}

/** MariaDB's IF EXISTS behind the word COLUMN: without the column nothing is to be done. */
export function isWaived(
  action: Ast.AlterAction,
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  if (!('ifExists' in action) || !action.ifExists) return false
  if (!isOfColumn(action)) return false
  return !findQuietly(action.column, getRelation(context.draft, on), context)
}

type OfColumn = 'rename-column' | 'change-column' | 'set-default' | 'drop-default'

function isOfColumn(action: Ast.AlterAction): action is OfKind<Ast.AlterAction, OfColumn> {
  return ['rename-column', 'change-column', 'set-default', 'drop-default'].includes(action.kind)
}

function* setDefault(
  { column: name, expression }: OfKind<Ast.AlterAction, 'set-default'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const subject = subjectOf(name, on, context)
  if (!subject || !canChange('change-default', name, subject)) return
  const { column } = subject
  const reason = context.dialect.definitions.refusesDefault(column)
  if (reason) context.report.add('impossible-column', name.at, { reason })
  else if (!column.nullable && isNull(expression)) reportNullDefault(name, context)
  else judgeDefaultValue(expression, column, name.at, context)
  if (!canBeDefault(expression, column, context)) return
  const { countingDefaults } = context.dialect.definitions
  // What counts by itself, not by its default, takes no other.
  if (column.identity === 'auto-increment' && countingDefaults.length === 0) return
  yield altered(on, column, {
    hasDefault: !isNull(expression),
    identity: countsUp(expression, context) ? 'auto-increment' : withoutDefault(column),
  })
  yield* defaultNeeds(on, name.text, expression, context)
}

function* setExpression(
  { column: name, expression }: OfKind<Ast.AlterAction, 'set-expression'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const subject = subjectOf(name, on, context)
  if (!subject || !canChange('set-expression', name, subject)) return
  if (!canBeGenerated(expression, subject.column, on, context)) return
  yield* generatedFrom(expression, subject.column, on, context)
  yield* generatedNeeds(on, name.text, expression, context)
}

/** ALTER COLUMN ... SET GENERATED, RESTART and SET with an option of sequences. Reports `impossible-column`. */
export function countOtherwise(
  { column, always }: Ast.Counting,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  return change('change-identity', { column, on }, context, ({ identity }) => {
    if (always === undefined) return { identity }
    return { identity: always ? 'always' : 'by-default' }
  })
}

function isCounted(identity: Column['identity']): boolean {
  return identity === 'auto-increment'
}

/** What counts by its default counts no more without it. */
function withoutDefault({
  identity,
  hasDefault,
}: Pick<Column, 'identity' | 'hasDefault'>): Column['identity'] {
  return hasDefault && isCounted(identity) ? 'none' : identity
}

function setType(
  action: OfKind<Ast.AlterAction, 'set-type'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const type = resolveType(action.type, context)
  const subject = subjectOf(action.column, on, context)
  if (!subject || !canChange('set-type', action.column, subject)) return []
  if (!canBecome(type, action, subject) || isBound(on, action.column, context)) return []
  if (!canBeRewritten(on, action.column.at, context)) return []
  if (action.using && !canChange('convert', action.column, subject)) return []
  if (action.using && !canBeConversion(action.using, { ...subject.column, type }, on, context)) {
    return []
  }
  const { column, relation } = subject
  const [to, { at }] = [{ ...column, type }, action.column]
  if (!keysCanJoin(to, at, relation, context) || !canBeTypedAnew(to, at, on, context)) return []
  return [altered(on, column, { type })]
}

/** Views, generated columns and rules are made for the type that a column has. Reports `object-in-use`. */
function isBound(on: ObjectName, { text, at }: Ast.Name, context: DefinitionContext): boolean {
  const { draft, report } = context
  const column = { kind: 'column' as const, ...on, member: text }
  const users = notedDependents(draft, column).map(({ thing }) => thing)
  const user = users.find(({ kind }) => ['relation', 'column', 'rule'].includes(kind))
  if (!user) return false
  const reason = `the type of column "${text}" is needed by ${titleOf(user)}`
  report.add('object-in-use', at, { reason })
  return true
}

function subjectOf(name: Ast.Name, on: ObjectName, context: DefinitionContext) {
  const relation = getRelation(context.draft, on)
  const column = findColumn(name, relation, context)
  return column && { column, relation, context }
}

/** The change, unless something keeps it from being made. */
function change(
  kind: Parameters<typeof canChange>[0],
  { column, on }: { readonly column: Ast.Name; readonly on: ObjectName },
  context: DefinitionContext,
  patch: (column: Column) => Partial<Column>,
): Changes {
  const subject = subjectOf(column, on, context)
  if (!subject || !canChange(kind, column, subject)) return []
  return [altered(on, subject.column, patch(subject.column))]
}

function* addColumn(
  { column: definition, ifNotExists, position }: OfKind<Ast.AlterAction, 'add-column'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  const { text: name, at } = definition.name
  if (!canHaveColumn({ name, at }, relation, context)) return
  const refused = context.dialect.definitions.refusesAdded(definition)
  if (refused) return context.report.add('impossible-column', at, { reason: refused })
  const before = findQuietly(definition.name, relation, context)
  if (before && ifNotExists) return
  if (before) return reportDuplicate(definition.name, relation, context)
  const place = resolvePosition(position, relation, context)
  const key = relation.primaryKey?.columns ?? []
  // What has been dropped is in its key still, where one of its name takes its place.
  nullInKey(definition, key, context)
  const own = resolveColumn(definition, context, relation)
  const column = { ...own, nullable: own.nullable && !key.includes(own.name) }
  if (!canBeInherited(column, at, on, context) || !heirsCanHave(column, at, on, context)) return
  if (fillsRows(column, context.draft) && !canBeRewritten(on, at, context)) return
  yield* ownedSequences([definition], on, context)
  yield { kind: 'add-column', on, column, position: place }
  if (!canCompute(definition, on, context)) return
  yield* columnNeeds(on, definition, context)
  yield* noteGenerated(definition, on, context)
  yield* addConstraints(definition, on, context)
}

function* addConstraints(
  definition: Ast.ColumnDefinition,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  for (const constraint of relationConstraints(definition, context)) {
    yield* addConstraint(constraint, { on }, context)
  }
}

/** MySQL manual, 15.1.9.2: neither does a virtual column become a stored one, nor the reverse. */
function keepsStorage(before: Column, after: Column, { dialect }: DefinitionContext): boolean {
  const [was, is] = [before.generated, after.generated]
  return was === is || !dialect.definitions.keepsStorage || (was !== 'virtual' && is !== 'virtual')
}

/** The column, wholly new; in the primary key it stays not null. */
function* changeColumn(
  { column: name, definition, position }: OfKind<Ast.AlterAction, 'change-column'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  const found = findColumn(name, relation, context)
  if (!found) return
  const other = findQuietly(definition.name, relation, context)
  if (other && other !== found) return reportDuplicate(definition.name, relation, context)
  const column = resolveColumn(definition, context, relation)
  if (!keepsStorage(found, column, context)) {
    const reason = `whether "${found.name}" is stored cannot change: drop it and add it again`
    return context.report.add('impossible-column', name.at, { reason })
  }
  const nullable = column.nullable && !relation.primaryKey?.columns.includes(found.name)
  if (nullInKey(definition, relation.primaryKey?.columns ?? [], context)) return
  const others = { ...relation, columns: relation.columns.filter((each) => each !== found) }
  const moved = position.kind === 'last' ? undefined : resolvePosition(position, others, context)
  const to = { ...column, nullable }
  const checks = relation.checks.filter((check) => !isCheckOf(check, found, context))
  if (checks.length < relation.checks.length)
    yield { kind: 'replace-relation', relation: { ...relation, checks } }
  yield { kind: 'alter-column', on, column: found.name, to, position: moved }
  yield* noteGenerated(definition, on, context)
  yield* addConstraints(definition, on, context)
}

/** MariaDB's check in the definition of the column: another definition has another, or none. */
function isCheckOf(
  { name, ofColumn }: Check,
  column: Column,
  { dialect }: DefinitionContext,
): boolean {
  const implied = dialect.definitions.impliedNames.ofColumnCheck(column.name)
  return ofColumn === column.name && implied !== undefined && name === implied
}

/** Reports `unknown-column`, and `duplicate-object` for the new name. */
export function renameColumn(
  rename: { readonly on: ObjectName; readonly column: Ast.Name; readonly to: Ast.Name },
  context: DefinitionContext,
): Changes {
  const { on, column, to } = rename
  const relation = getRelation(context.draft, on)
  const found = findColumn(column, relation, context)
  if (!found) return []
  if (!canChange('rename-column', column, { column: found, relation, context })) return []
  if (!heirsCanRename({ from: found.name, to }, on, context)) return []
  const other = findQuietly(to, relation, context)
  const isTaken = other === found ? to.text === found.name : other !== undefined
  if (isTaken && (other !== found || context.dialect.definitions.dependencies)) {
    reportDuplicate(to, relation, context)
    return []
  }
  renameColumnInViews({ on, column: found.name, to: to.text }, context)
  return [{ kind: 'rename-column', on, column: found.name, to: to.text }]
}

function update(
  name: Ast.Name,
  on: ObjectName,
  context: DefinitionContext,
  patch: (column: Column) => Partial<Column>,
): readonly Change[] {
  const column = findColumn(name, getRelation(context.draft, on), context)
  return column ? [altered(on, column, patch(column))] : []
}

function resolvePosition(
  position: Ast.ColumnPosition,
  relation: Relation,
  context: DefinitionContext,
): Position {
  if (!('column' in position)) return { kind: position.kind }
  const after = findColumn(position.column, relation, context)
  return after ? { kind: 'after', column: after.name } : { kind: 'last' }
}
