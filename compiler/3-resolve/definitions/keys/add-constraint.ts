import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { scalar } from '../../../ir/type.ts'
import { getRelation, lookUpRelation, objectKey } from '../../catalog/draft.ts'
import {
  constraintKinds,
  findPart,
  indexLikeKinds,
  type NamedPart,
} from '../../catalog/named-parts.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { partNeeds } from '../dependents/noted-needs.ts'
import { addPrimaryKey, addUnique, addUsingIndex } from './add-key.ts'
import { altered } from './altered.ts'
import { addForeignKey } from './foreign-keys/add-foreign-key.ts'
import { columnsIn } from '../columns-in.ts'
import { canStand } from '../expressions/judge-expression.ts'
import { refusedNulls } from '../expressions/null-facts.ts'
import { listedValues } from './listed-values.ts'
import { ofCheck, ofKeyPart, ofPredicate } from '../expressions/stands.ts'
import { noteComputed } from '../expressions/typed-anew.ts'
import { indexedBy } from './indexes/have-order.ts'
import { newIndexOf, partitionIndex } from './indexes/partition-indexes.ts'
import { foreignKeysAsFound, givenName } from './given-name.ts'
import { isThere } from './is-there.ts'
import { canBePeriod, periodCheck } from './periods.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { areKept } from './judge-virtual.ts'
import { inheritingConstraint } from './inheriting.ts'
import { addNotNull, columnOfNotNull } from './not-null.ts'
import { keptLabels, partLabels } from './part-labels.ts'
import { isTaken } from '../objects/new-object.ts'
import { declaration } from '../objects/object-names.ts'

/** Where a constraint goes. */
export interface ConstraintTarget {
  readonly on: ObjectName
  /** By ALTER TABLE ... ADD CONSTRAINT. */
  readonly isAdded?: boolean
}

type Add<K extends Ast.TableConstraint['kind']> = (
  constraint: OfKind<Ast.TableConstraint, K>,
  target: ConstraintTarget,
  context: DefinitionContext,
) => Changes

/** Reports `duplicate-object`, `unknown-column`, `unknown-relation`, `wrong-column-count`. */
export function* addConstraint(
  constraint: Ast.TableConstraint,
  target: ConstraintTarget,
  context: DefinitionContext,
): Changes {
  const before = getRelation(context.draft, target.on)
  yield* addOwnConstraint(constraint, target, context)
  const after = getRelation(context.draft, target.on)
  if (after === before) return
  const inherited = withName(constraint, inheritedName(constraint, after))
  const make = (heir: ObjectName) => addConstraint(inherited, { on: heir }, context)
  const index = newIndexOf(before, after)
  if (index && constraint.kind !== 'using-index') {
    yield* partitionIndex(index, target.on, make, context)
    return
  }
  for (const heir of inheritingConstraint(constraint, target.on, context)) yield* make(heir)
}

/** Checks and foreign keys have one name everywhere; keys and indexes are named anew. */
function inheritedName(constraint: Ast.TableConstraint, { checks, foreignKeys }: Relation) {
  if (constraint.kind === 'check') return checks.at(-1)?.name
  return constraint.kind === 'foreign-key' ? foreignKeys.at(-1)?.name : undefined
}

function withName(constraint: Ast.TableConstraint, text: string | undefined): Ast.TableConstraint {
  const { at } = constraint
  return { ...constraint, name: text === undefined ? undefined : { text, quoted: true, at } }
}

function addOwnConstraint(
  constraint: Ast.TableConstraint,
  target: ConstraintTarget,
  context: DefinitionContext,
): Changes {
  if (isThere(constraint, target.on, context)) return []
  // `ADD CONSTRAINT i PRIMARY KEY USING INDEX i` keeps the name.
  const keepsName =
    constraint.kind === 'using-index' && constraint.name?.text === constraint.index.text
  const repeats = context.dialect.definitions.repeatedConstraintNames && !target.isAdded
  if (!keepsName && !repeats && isNameTaken(constraint, target, context)) return []
  return addKind(constraint.kind, constraint, target, context)
}

function addKind<K extends Ast.TableConstraint['kind']>(
  kind: K,
  constraint: OfKind<Ast.TableConstraint, K>,
  target: ConstraintTarget,
  context: DefinitionContext,
): Changes {
  const add: Add<K> = adders[kind]
  return add(constraint, target, context)
}

const adders: { readonly [K in Ast.TableConstraint['kind']]: Add<K> } = {
  'primary-key': addPrimaryKey,
  unique: addUnique,
  'foreign-key': (constraint, { on }, context) => addForeignKey(constraint, on, context),
  check: (constraint, { on }, context) => {
    const { name, expression, ofColumn, attributes = [] } = constraint
    const column = ofColumn ? columnUnderCheck({ expression, ofColumn }, on, context) : undefined
    if (column?.isJson) return [column.change]
    const demands = ofCheck(context)
    if (!canStand(expression, { ...demands, on }, context)) return []
    const ofDefinition =
      ofColumn && context.dialect.definitions.impliedNames.ofColumnCheck(ofColumn)
    const uses = columnsIn(expression)
    const given =
      name?.text ?? ofDefinition ?? givenName('check', columnsOf(on, uses, context), on, context)
    const own = ofColumn === undefined ? {} : { ofColumn }
    const alone = attributes.includes('no inherit') ? { alone: true } : {}
    noteComputed(on, given, [{ tree: expression, demands }], context)
    const refused = refusedNulls(constraint, on, context)
    const listed = attributes.includes('not enforced') ? {} : listedValues(expression)
    const check = { name: given, uses, ...own, ...refused, ...listed, ...alone }
    return [
      ...(column ? [column.change] : []),
      { kind: 'add-constraint', on, constraint: { kind: 'check', check } },
      ...partNeeds(on, { name: given, trees: [expression] }, context),
    ]
  },
  period: addPeriod,
  /** The catalog keeps its index alone, by whose name it is dropped. */
  exclude: ({ name, elements, keyIndex, method, where, at }, { on }, context) => {
    const columns = elements.map(({ element }) => element)
    const parts = columns.map((part) => {
      const demands = ofKeyPart(indexedBy(part, method?.text ?? 'btree'))
      return { tree: part.expression, demands }
    })
    const isSound =
      areKept(columns.flatMap(columnsOfPart), getRelation(context.draft, on), at, context) &&
      parts.every(({ tree, demands }) => canStand(tree, { ...demands, on }, context)) &&
      (!where || canStand(where, { ...ofPredicate(context), on }, context))
    if (!isSound) return []
    const labels = partLabels(columns, keyIndex?.include ?? [], context)
    const given = name?.text ?? givenName('exclude', labels, on, context)
    const kept = keptLabels(labels, context)
    const index = { name: given, columns: [], unique: false, partial: false, ...kept }
    const trees = [...columns.map(({ expression }) => expression), ...(where ? [where] : [])]
    noteComputed(on, given, parts, context)
    return [{ kind: 'create-index', on, index }, ...partNeeds(on, { name: given, trees }, context)]
  },
  written: () => [],
  'not-null': (constraint, { on, isAdded = false }, context) =>
    addNotNull(constraint, on, isAdded, context),
  'using-index': addUsingIndex,
}

function columnsOfPart({ expression }: Ast.IndexColumn): readonly string[] {
  return columnsIn(expression)
}

/** Those names that are columns, not whole rows. */
function columnsOf(
  on: ObjectName,
  names: readonly string[],
  { draft, dialect }: DefinitionContext,
): readonly string[] {
  const { columnKey } = dialect.names
  const known = new Set(getRelation(draft, on).columns.map(({ name }) => columnKey(name)))
  return names.filter(
    (name) => known.has(columnKey(name)) || columnKey(name) !== columnKey(on.name),
  )
}

/** What the check makes of its column: JSON, or no JSON any more, because it stands in the place of the one by which it was. */
function columnUnderCheck(
  { expression, ofColumn }: { readonly expression: Ast.Expression; readonly ofColumn: string },
  on: ObjectName,
  { draft, dialect }: DefinitionContext,
): { readonly change: Change; readonly isJson: boolean } | undefined {
  const { saysJson, textOfJson } = dialect.definitions
  const relation = getRelation(draft, on)
  const column = relation.columns.find(({ name }) => name === ofColumn)
  if (!column) return undefined
  if (saysJson(expression, column, relation)) {
    const json = { type: scalar('json'), collation: undefined }
    return { change: altered(on, column, json), isJson: true }
  }
  const text = textOfJson(column)
  return text && { change: altered(on, column, text), isJson: false }
}

function isNameTaken(
  constraint: Ast.TableConstraint,
  { on, isAdded = false }: ConstraintTarget,
  context: DefinitionContext,
): boolean {
  const { kind, name } = constraint
  const relation = lookUpRelation(context.draft, on)
  if (!name || !relation) return false
  const { dialect } = context
  const { indexNames, keysNameIndexes } = dialect.definitions
  const isKey = kind === 'primary-key' || kind === 'unique' || kind === 'exclude'
  if (isKey && indexNames === 'schema' && keysNameIndexes) {
    const wanted = { schema: relation.schema, name: name.text }
    if (isTaken(wanted, 'index', name.at, context)) return true
  }
  const own = findRival(kind, name.text, relation, context)
  const ofNotNull = isAdded ? columnOfNotNull(relation, name.text, context) : undefined
  const isItself = constraint.kind === 'not-null' && constraint.column.text === ofNotNull?.name
  const isOfNotNull = ofNotNull && !isItself
  if (
    !own &&
    !isOfNotNull &&
    !isTakenElsewhere(kind, { schema: on.schema, name: name.text }, context)
  )
    return false
  const related = declaration(relation, context)
  const params = { what: 'constraint', name: name.text }
  context.report.add('duplicate-object', name.at, params, ...related)
  return true
}

/** The check in the definition of a column is in the way of checks alone, where it has the name of the column. */
function findRival(
  kind: Ast.TableConstraint['kind'],
  name: string,
  relation: Relation,
  context: DefinitionContext,
): NamedPart | undefined {
  const { dialect } = context
  const kinds = rivals(kind, context)
  const key = dialect.names.columnKey(name)
  const found =
    findPart(relation, name, kinds, dialect) ??
    foreignKeysAsFound(relation, context).find(
      (each) => kinds.includes(each.kind) && dialect.names.columnKey(each.name) === key,
    )
  if (kind === 'check' || found?.kind !== 'check' || found.part.ofColumn === undefined) return found
  const implied = dialect.definitions.impliedNames.ofColumnCheck(found.part.ofColumn)
  return implied === found.name ? undefined : found
}

/** `CONSTRAINT k CHECK ...` in two tables. */
function isTakenElsewhere(
  kind: Ast.TableConstraint['kind'],
  wanted: ObjectName,
  { draft, dialect }: DefinitionContext,
): boolean {
  const wide = dialect.definitions.schemaWideNames.filter((each) => each === kind)
  const owners = draft.partOwners.get(objectKey(draft, wanted))
  return owners.some((owner) => {
    const relation = lookUpRelation(draft, owner)
    return relation !== undefined && findPart(relation, wanted.name, wide, dialect) !== undefined
  })
}

const keyKinds = ['unique', 'foreign-key'] as const

/** Where indexes belong to their relation, keys share their names with them alone. */
function rivals(
  kind: Ast.TableConstraint['kind'],
  { dialect }: DefinitionContext,
): readonly NamedPart['kind'][] {
  const { checkRivals, indexNames, keysNameIndexes } = dialect.definitions
  if (indexNames === 'schema')
    return keysNameIndexes ? constraintKinds : constraintKinds.filter((each) => each !== 'index')
  if (kind === 'unique' || kind === 'primary-key') return [...indexLikeKinds, ...checkRivals]
  if (kind === 'check') return ['check', ...(checkRivals.length > 0 ? keyKinds : [])]
  return kind === 'foreign-key' ? ['foreign-key', ...checkRivals] : []
}

/** Its check, and no NULL in its columns. */
function* addPeriod(
  { name, columns, at }: OfKind<Ast.TableConstraint, 'period'>,
  target: ConstraintTarget,
  context: DefinitionContext,
): Changes {
  const check = periodCheck(columns, at)
  if (!check || !canBePeriod(columns, name, getRelation(context.draft, target.on), context)) return
  yield* addKind('check', { ...check, name }, target, context)
  for (const { text } of columns) {
    const column = getRelation(context.draft, target.on).columns.find((each) => each.name === text)
    if (column) yield altered(target.on, column, { nullable: false })
  }
}
