import type * as Ast from '../../../../2-parse/ast.ts'
import type { ForeignKey, Relation } from '../../../../ir/catalog.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { getRelation, lookUpRelation } from '../../../catalog/draft.ts'
import { findPart, indexLikeKinds } from '../../../catalog/named-parts.ts'
import type { OfKind } from '../../../catalog/of-kind.ts'
import type { Changes, DefinitionContext } from '../../context.ts'
import { neededIndex } from './foreign-key-index.ts'
import { areKept } from '../judge-virtual.ts'
import { canPointTo } from './judge-foreign-key.ts'
import { givenName } from '../given-name.ts'
import {
  declaration,
  existingRelation,
  findColumn,
  lookUp,
  newName,
  ownName,
  reportUnknownRelation,
} from '../../objects/object-names.ts'

/** Reports `unknown-relation`, `unknown-column`, `wrong-column-count`, when the dialect does. */
export function addForeignKey(
  constraint: OfKind<Ast.TableConstraint, 'foreign-key'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const { columns, references, indexName } = constraint
  const { indexNameIsConstraint } = context.dialect.definitions
  const name = constraint.name ?? (indexNameIsConstraint ? indexName : undefined)
  const relation = getRelation(context.draft, on)
  const own = columnNames(columns, relation, context)
  if (!own || !areKept(own, relation, constraint.at, context)) return []
  const target = findTarget(references, context)
  const referenced = target && referencedColumns(references.columns, target, context)
  if (!target || !referenced) return []
  const key: ForeignKey = {
    name: name?.text ?? givenName('foreign-key', own, on, context),
    columns: own,
    references: { ...target.on, columns: referenced },
    onDelete: references.onDelete,
    onUpdate: references.onUpdate,
    ...(constraint.period && { period: true }),
    ...(constraint.ofColumn !== undefined && { ofColumn: constraint.ofColumn }),
  }
  if (!judgeCount(key, references, target.relation, context)) return []
  if (
    target.relation &&
    !canPointTo(key, { from: relation, target: target.relation }, references, context)
  )
    return []
  const change = { kind: 'add-constraint', on, constraint: { kind: 'foreign-key', key } } as const
  const named = name ?? indexName
  const index = neededIndex({ name: named, columns: own }, relation, context)
  // Its name is that of another index, and of none that an earlier key left and this one's takes the place of.
  const taken = named && findPart(relation, named.text, indexLikeKinds, context.dialect)
  const isLeft = index.some((each) => each.kind === 'drop-index' && each.index === taken?.name)
  if (named && taken && !isLeft && index.some(({ kind }) => kind === 'create-index')) {
    const params = { what: 'index', name: named.text }
    context.report.add('duplicate-object', named.at, params, ...declaration(relation, context))
    return []
  }
  return [...index, change]
}

interface Target {
  readonly on: { readonly schema: string; readonly relation: string }
  /** Undefined while it does not exist. */
  readonly relation: Relation | undefined
}

/** SQLite, and MySQL without foreign_key_checks, let a key point to what is not there yet. */
function findTarget({ table }: Ast.References, context: DefinitionContext): Target | undefined {
  const { draft, dialect } = context
  const { foreignKeyTarget } = dialect.definitions
  const atOnce =
    foreignKeyTarget === 'at-once' ||
    (foreignKeyTarget === 'as-the-session-says' && draft.checksForeignKeys)
  const relation = atOnce ? existingRelation(table, context) : lookUp(table, context)
  if (relation) return { on: { schema: relation.schema, relation: relation.name }, relation }
  if (atOnce) return undefined
  const wanted = newName(table, context)
  if (!wanted) return undefined
  if (foreignKeyTarget === 'as-the-session-says') {
    context.defer(() => {
      if (!lookUpRelation(draft, wanted)) reportUnknownRelation(table, context)
      return []
    })
  }
  return { on: { schema: wanted.schema, relation: ownName(table) }, relation: undefined }
}

function referencedColumns(
  names: readonly Ast.Name[],
  { relation }: Target,
  context: DefinitionContext,
): readonly string[] | undefined {
  const judged = context.dialect.definitions.foreignKeyTarget !== 'never'
  return relation && judged ? columnNames(names, relation, context) : names.map(({ text }) => text)
}

/** The names as the relation has them; undefined when one is missing. */
function columnNames(
  names: readonly Ast.Name[],
  relation: Relation,
  context: DefinitionContext,
): readonly string[] | undefined {
  const found = names.flatMap((name) => findColumn(name, relation, context)?.name ?? [])
  return found.length === names.length ? found : undefined
}

function judgeCount(
  key: ForeignKey,
  { at, columns }: Ast.References,
  target: Relation | undefined,
  { dialect, report }: DefinitionContext,
): boolean {
  // SQLite counts what is written, and the rest when rows are changed.
  const implied = dialect.definitions.foreignKeyTarget === 'never' ? undefined : target?.primaryKey
  const found = columns.length > 0 ? columns.length : implied?.columns.length
  const expected = key.columns.length
  if (found === undefined || found === expected) return true
  report.add('wrong-column-count', at, { where: 'the referenced key', expected, found })
  return false
}
