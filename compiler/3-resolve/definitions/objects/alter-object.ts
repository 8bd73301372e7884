import type * as Ast from '../../../2-parse/ast.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { renameColumn } from '../tables/alter-column.ts'
import { isPartNameTaken, moveRelation, renameRelation } from '../tables/alter-table.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { type Existing, findExisting, reportMissing } from './find-existing.ts'
import { isTaken, type NewKind } from './new-object.ts'
import { findSchema, lookUp, ownName } from './object-names.ts'
import { renameAttribute } from '../types/alter-type.ts'
import { attachIndex } from '../keys/indexes/attach-index.ts'
import { ownSequence } from './own-sequence.ts'
import { objectName } from '../../catalog/object-name.ts'

/** Reports what is missing, and `duplicate-object` for the new name. */
export function alterObject(alter: Ast.AlterObject, context: DefinitionContext): Changes {
  const { object, name, ifExists, action } = alter
  const found = findExisting(object, name, context) ?? findOther(alter, context)
  if (found && action.kind !== 'written') return alterExisting(found, action, context)
  if (found && 'attached' in action && action.attached) {
    return attachIndex(found, action.attached, context)
  }
  if (!found && !ifExists) reportMissing(object, name, context)
  return []
}

/** ALTER INDEX renames whatever may have its name, where the dialect is not strict about it. */
function findOther(
  { object, name, action }: Ast.AlterObject,
  context: DefinitionContext,
): Existing | undefined {
  const { altersOthersAs } = context.dialect.definitions
  if (object !== 'index' || action.kind !== 'rename' || !altersOthersAs.includes(object)) {
    return undefined
  }
  const relation = lookUp(name, context)
  return relation ? { kind: 'relation', relation } : findExisting('sequence', name, context)
}

/** One after the other: `RENAME TABLE a TO t, b TO a, t TO b` swaps two. */
export function* renameTables(
  { renames, ifExists, at }: Ast.RenameTables,
  context: DefinitionContext,
): Changes {
  for (const { name, to } of renames) {
    const action = { kind: 'rename', to } as const
    judgeSameName(name, to, context)
    const object = lookUp(name, context)?.kind === 'view' ? 'view' : 'table'
    yield* alterObject({ kind: 'alter-object', object, name, ifExists, action, at }, context)
  }
}

/** `RENAME TABLE t TO t` */
function judgeSameName(
  name: Ast.QualifiedName,
  to: Ast.QualifiedName,
  context: DefinitionContext,
): void {
  if (ownName(name) !== ownName(to) || !lookUp(name, context)) return
  context.report.add('duplicate-object', to.at, { what: 'relation', name: ownName(to) })
}

export type ObjectAction = Exclude<Ast.AlterObject['action'], { kind: 'written' }>

/** Reports `duplicate-object` for the new name. */
export function alterExisting(
  found: Existing,
  action: ObjectAction,
  context: DefinitionContext,
): Changes {
  switch (action.kind) {
    case 'rename':
      return renamed(found, action.to, context)
    case 'set-schema':
      return moved(found, action.schema, context)
    case 'sequence-options': {
      const owner = action.options.findLast((option) => option.kind === 'owned-by')
      if (found.kind !== 'sequence' || !owner) return []
      return ownSequence(found.sequence, owner.column, context)
    }
    case 'rename-column':
      if (found.kind === 'type') return renameAttribute(found.type, action, context)
      if (found.kind !== 'relation') return []
      return renameColumn({ ...action, on: objectName(found.relation) }, context)
  }
}

function renamed(found: Existing, to: Ast.QualifiedName, context: DefinitionContext): Changes {
  const name = ownName(to)
  switch (found.kind) {
    case 'relation':
      return renameRelation(objectName(found.relation), to, context)
    case 'index':
      if (isPartNameTaken(found.part.kind, { text: name, at: to.at }, found.relation, context))
        return []
      return [
        { kind: 'rename-index', on: objectName(found.relation), from: found.part.name, to: name },
      ]
    case 'schema': {
      const { draft, dialect, report } = context
      if (!draft.schemas.has(dialect.names.relationKey(name)))
        return [{ kind: 'rename-schema', name: found.schema.name, to: name }]
      report.add('duplicate-object', to.at, { what: 'schema', name })
      return []
    }
    case 'collation':
      return movedCollation(found.collation, { schema: found.collation.schema, name }, to, context)
    case 'type':
    case 'sequence': {
      const target = { schema: schemaOf(found), name }
      return isTaken(target, newKindOf(found), to.at, context) ? [] : [move(found, target)]
    }
  }
}

function moved(found: Existing, schema: Ast.Name, context: DefinitionContext): Changes {
  const to = findSchema(schema, context)?.name
  if (to === undefined || to === schemaNameOf(found)) return []
  switch (found.kind) {
    case 'relation': {
      const on = objectName(found.relation)
      return moveRelation(on, { schema: to, name: on.name }, schema, context)
    }
    case 'index':
    case 'schema':
      return []
    case 'collation': {
      const { collation } = found
      return movedCollation(collation, { schema: to, name: collation.name }, schema, context)
    }
    case 'type':
    case 'sequence': {
      if (isOwned(found, schema, context)) return []
      const name = found.kind === 'type' ? found.type.name : found.sequence.name
      const target = { schema: to, name }
      return isTaken(target, newKindOf(found), schema.at, context) ? [] : [move(found, target)]
    }
  }
}

/** Reports `duplicate-object`. */
function movedCollation(
  on: ObjectName,
  to: ObjectName,
  { at }: Pick<Ast.Name, 'at'>,
  { draft, dialect, report }: DefinitionContext,
): Changes {
  const { relationKey } = dialect.names
  const isTaken = draft.schemas.get(relationKey(to.schema))?.collations?.has(to.name) === true
  if (!isTaken) return [{ kind: 'rename-collation', on, to }]
  report.add('duplicate-object', at, { what: 'collation', name: to.name })
  return []
}

/** The sequence of a column goes where its table goes. Reports `object-in-use`. */
function isOwned(found: Movable, { at }: Ast.Name, { report }: DefinitionContext): boolean {
  if (found.kind === 'type' || !found.sequence.ownedBy) return false
  const { name, ownedBy } = found.sequence
  const reason = `sequence "${name}" is that of column "${ownedBy.column}" of "${ownedBy.relation}"`
  report.add('object-in-use', at, { reason })
  return true
}

function newKindOf(found: Movable): NewKind {
  // A sequence has no row type: what exists by now shares its name with relations alone.
  if (found.kind === 'sequence') return 'index'
  return found.type.kind === 'composite' ? 'composite' : 'type'
}

/** Undefined for a schema. */
function schemaNameOf(found: Existing): string | undefined {
  if (found.kind === 'schema') return undefined
  if (found.kind === 'collation') return found.collation.schema
  return found.kind === 'type' || found.kind === 'sequence'
    ? schemaOf(found)
    : found.relation.schema
}

type Movable = Extract<Existing, { kind: 'type' | 'sequence' }>

function move(found: Movable, to: ObjectName): Change {
  return found.kind === 'type'
    ? { kind: 'rename-type', on: objectName(found.type), to }
    : { kind: 'rename-sequence', on: objectName(found.sequence), to }
}

function schemaOf(found: Movable): string {
  return found.kind === 'type' ? found.type.schema : found.sequence.schema
}
