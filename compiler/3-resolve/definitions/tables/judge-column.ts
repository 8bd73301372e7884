import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { isIdentity } from '../../../ir/is-identity.ts'
import { sameType, type Type } from '../../../ir/type.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import { heirsOf, isPartition, traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'

interface Subject {
  readonly column: Column
  readonly relation: Relation
  readonly context: DefinitionContext
}

type ColumnChange = keyof typeof obstacles

/** Whether the column can be changed so. Reports `impossible-column`. */
export function canChange(change: ColumnChange, name: Ast.Name, subject: Subject): boolean {
  const { report, dialect } = subject.context
  if (!dialect.definitions.dependencies) return true
  const own: readonly Obstacle[] = obstacles[change]
  const [fault] = own.flatMap((obstacle) => obstacle(subject) ?? [])
  if (fault === undefined) return true
  report.add('impossible-column', name.at, { reason: `column "${subject.column.name}" ${fault}` })
  return false
}

/** Whether the column can be of that type from now on. Reports `impossible-column`. */
export function canBecome(
  type: Type,
  { column: name, using }: { readonly column: Ast.Name; readonly using?: unknown },
  { column, context }: Subject,
): boolean {
  const { dependencies } = context.dialect.definitions
  if (!dependencies) return true
  const to = context.dialect.types.render(type)
  const refuse = (reason: string) => {
    context.report.add('impossible-column', name.at, { reason })
    return false
  }
  if (isIdentity(column) && !dependencies.counts(type))
    return refuse(`identity column "${column.name}" cannot be ${to}`)
  const becomes = dependencies.becomes(column.type, type, context.draft)
  if (column.hasDefault && !becomes)
    return refuse(`the default of column "${column.name}" does not become ${to}`)
  if (using !== undefined || becomes) return true
  return refuse(
    `values of column "${column.name}" do not become ${to} by themselves: USING is missing`,
  )
}

/** Whether the relation can have one more column of its own. Reports `impossible-column`. */
export function canHaveColumn(
  { name, at }: { readonly name: string; readonly at: Ast.Name['at'] },
  relation: Relation,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const { ofType } = traitsOf(draft, relation)
  const kind = isPartition(draft, relation) ? 'partition' : ofType && 'typed table'
  if (kind === undefined) return true
  const reason = `${kind} "${relation.name}" cannot have the column "${name}" of its own`
  report.add('impossible-column', at, { reason })
  return false
}

/** Heirs have no identity of their parent; only partitions do. Reports `impossible-column`. */
export function canBeInherited(
  column: Column,
  at: Ast.Name['at'],
  on: ObjectName,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies || !isIdentity(column)) return true
  const heir = heirsOf(draft, on).find((each) => !isPartition(draft, each))
  if (!heir) return true
  const reason = `identity column "${column.name}" cannot be added to "${heir.name}", which inherits`
  report.add('impossible-column', at, { reason })
  return false
}

/** A column of the name in an heir must be of the type. Reports `impossible-column`. */
export function heirsCanHave(
  column: Column,
  at: Ast.Name['at'],
  on: ObjectName,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const heir = heirsOf(draft, on).find((each) => {
    const own = columnOf(lookUpRelation(draft, each), column.name)
    return own && !sameType(own.type, column.type)
  })
  if (!heir) return true
  const reason = `"${heir.name}" has a column "${column.name}" of another type`
  report.add('impossible-column', at, { reason })
  return false
}

/** An heir that has the column has no other of the new name. Reports `impossible-column`. */
export function heirsCanRename(
  { from, to }: { readonly from: string; readonly to: Ast.Name },
  on: ObjectName,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const heir = heirsOf(draft, on).find((each) => {
    const relation = lookUpRelation(draft, each)
    return columnOf(relation, from) && columnOf(relation, to.text)
  })
  if (!heir) return true
  const reason = `"${heir.name}" has a column "${to.text}" of its own`
  report.add('impossible-column', to.at, { reason })
  return false
}

type Obstacle = (subject: Subject) => string | undefined

const inherited: Obstacle = ({ column, relation, context: { draft } }) => {
  const { parents } = traitsOf(draft, relation)
  const parent = parents.find(({ on }) => columnOf(lookUpRelation(draft, on), column.name))
  return parent && `is inherited from "${parent.on.name}"`
}

const inPartitionKey: Obstacle = ({ column, relation, context: { draft } }) =>
  traitsOf(draft, relation).partitionedBy?.includes(column.name)
    ? 'is part of the partition key'
    : undefined

const identity: Obstacle = ({ column }) =>
  isIdentity(column) ? 'is an identity column' : undefined

const notIdentity: Obstacle = ({ column }) =>
  isIdentity(column) ? undefined : 'is no identity column'

/** Partitions have the identities of their table. */
const ofPartition: Obstacle = ({ relation, context: { draft } }) =>
  isPartition(draft, relation) ? 'is a column of a partition' : undefined

const generated: Obstacle = ({ column }) =>
  column.generated === 'none' ? undefined : 'is a generated column'

const notGenerated: Obstacle = ({ column }) =>
  column.generated === 'none' ? 'is no generated column' : undefined

const virtual: Obstacle = ({ column }) =>
  column.generated === 'virtual' ? 'is computed when it is read' : undefined

const inPrimaryKey: Obstacle = ({ column, relation }) =>
  relation.primaryKey?.columns.includes(column.name) ? 'is in the primary key' : undefined

const ofType: Obstacle = ({ relation, context: { draft } }) => {
  const type = traitsOf(draft, relation).ofType
  return type && `is an attribute of the type "${type.name}"`
}

const aloneNotNull: Obstacle = ({ column }) =>
  column.notNull?.alone ? 'is NOT NULL with NO INHERIT already' : undefined

const requiredByParent: Obstacle = ({ column, relation, context: { draft } }) => {
  const { parents } = traitsOf(draft, relation)
  const parent = parents.find(({ on }) => {
    const above = columnOf(lookUpRelation(draft, on), column.name)
    return above?.nullable === false && !above.notNull?.alone
  })
  return parent && `is NOT NULL in "${parent.on.name}"`
}

const obstacles = {
  'drop-column': [inherited, inPartitionKey, ofType],
  'rename-column': [inherited, ofType],
  'set-type': [inherited, inPartitionKey, ofType],
  'change-default': [identity, generated],
  convert: [generated],
  'set-not-null': [aloneNotNull],
  'inherit-not-null': [
    ({ column }) => (column.notNull?.alone ? undefined : 'is NOT NULL without NO INHERIT already'),
    aloneNotNull,
  ],
  'drop-not-null': [identity, inPrimaryKey, requiredByParent],
  'drop-expression': [inherited],
  'add-identity': [
    ofPartition,
    identity,
    generated,
    ({ column }) => (column.nullable ? 'must be NOT NULL to be an identity column' : undefined),
    ({ column }) => (column.hasDefault ? 'has a default already' : undefined),
    ({ column, context }) =>
      context.dialect.definitions.dependencies?.counts(column.type)
        ? undefined
        : 'is no integer and cannot be an identity column',
  ],
  'drop-own-identity': [ofPartition],
  'drop-identity': [notIdentity],
  'change-identity': [ofPartition, notIdentity],
  'drop-no-expression': [notGenerated, virtual],
  'set-expression': [notGenerated],
} satisfies Record<string, readonly Obstacle[]>

function columnOf(relation: Relation | undefined, name: string) {
  return relation?.columns.find((column) => column.name === name)
}
