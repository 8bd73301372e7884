import type { Change, ObjectName, Thing } from '../../../ir/change.ts'
import { isIdentity } from '../../../ir/is-identity.ts'
import {
  addDependency,
  forgetMember,
  forgetNeeds,
  forgetThings,
  keyOf,
  renameMember,
  renameThings,
} from '../dependencies.ts'
import { isNameTaken, isThere, putRoutine, removeRoutine } from './fold-routines.ts'
import { distrustIndexes, followRoutine, noteStaleCallers } from './outdated.ts'
import { routineThing } from '../routine-thing.ts'
import {
  addSchema,
  type Draft,
  getRelation,
  objectKey,
  ownedSchema,
  partKey,
  putRelation,
  putType,
  setSearchPath,
} from '../draft.ts'
import { addColumn, alterColumn, dropColumn, renameColumn } from './fold-columns.ts'
import { addConstraint, dropPart, foldComment, renamePart, judgeIndex } from './fold-parts.ts'
import { renameCollation } from './fold-collations.ts'
import { dropRelation, dropSchema, renameRelation, renameSchema } from './fold-relations.ts'
import { rowTypeOf } from '../row-type.ts'
import { dropType, renameType, replaceType, substitute } from './fold-types.ts'
import { constraintKinds, indexKinds } from '../named-parts.ts'
import { dropInstead, renameInstead } from '../instead.ts'
import type { OfKind } from '../of-kind.ts'
import { addParent, isPartition, removeParent, setTraits, traitsOf } from '../traits.ts'

type Fold<K extends Change['kind']> = (draft: Draft, change: OfKind<Change, K>) => void

/**
 * Makes one change to the draft. Names are qualified and what they name exists: that is what
 * resolving a definition is for.
 */
export function fold(draft: Draft, change: Change): void {
  foldKind(change.kind, draft, change)
}

function foldKind<K extends Change['kind']>(
  kind: K,
  draft: Draft,
  change: OfKind<Change, K>,
): void {
  const handle: Fold<K> = handlers[kind]
  handle(draft, change)
}

const handlers: { readonly [K in Change['kind']]: Fold<K> } = {
  'create-schema': (draft, { name }) => addSchema(draft, name),
  'drop-schema': dropSchema,
  'rename-schema': renameSchema,
  'set-search-path': (draft, { schemas, local }) => setSearchPath(draft, schemas, local),
  'create-relation': (draft, { relation }) => putRelation(draft, relation),
  'replace-relation': (draft, { relation }) => putRelation(draft, relation),
  'drop-relation': dropRelation,
  'rename-relation': renameRelation,
  inherit: (draft, { on, parent, partition, inherited }) => {
    addParent(draft, on, { on: parent, partition })
    setTraits(draft, on, { inherited: [...traitsOf(draft, on).inherited, ...inherited] })
  },
  disinherit,
  'of-type': (draft, { on, type }) => setTraits(draft, on, { ofType: type }),
  'partition-by': (draft, { on, key, strategy }) =>
    setTraits(draft, on, { partitionedBy: key, strategy }),
  'add-column': withRowType(addColumn),
  'drop-column': withRowType(dropColumn),
  'rename-column': withRowType(renameColumn),
  'alter-column': withRowType(alterColumn),
  'add-constraint': (draft, { on, constraint }) =>
    putRelation(draft, addConstraint(getRelation(draft, on), constraint)),
  'drop-constraint': (draft, { on, constraint }) =>
    dropPart(draft, on, constraint, constraintKinds),
  'drop-primary-key': (draft, { on }) =>
    putRelation(draft, { ...getRelation(draft, on), primaryKey: undefined }),
  'create-index': (draft, { on, index, implied }) => {
    const relation = getRelation(draft, on)
    if (implied && index.name !== undefined) {
      draft.impliedIndexes.add(partKey(draft, on, index.name))
    }
    putRelation(draft, { ...relation, indexes: [...relation.indexes, index] })
  },
  'drop-index': (draft, { on, index }) => dropPart(draft, on, index, indexKinds(draft.dialect)),
  'validate-index': judgeIndex,
  'invalidate-index': judgeIndex,
  'attach-index': (draft, { on, index, to }) =>
    setTraits(draft, on, { attached: new Map([...traitsOf(draft, on).attached, [index, to]]) }),
  'rename-index': renamePart,
  'rename-constraint': renamePart,
  'create-type': (draft, { schema, type }) => putType(draft, schema, type),
  'replace-type': replaceType,
  'drop-type': dropType,
  'rename-type': renameType,
  'create-extension': (draft, { name, extension }) => {
    draft.extensions.set(name, extension)
    draft.droppedExtensions.delete(name)
  },
  'drop-extension': (draft, { name }) => {
    draft.extensions.delete(name)
    draft.droppedExtensions.add(name)
  },
  'create-operator-class': (draft, { name }) => draft.operatorClasses.add(name),
  'create-cast': (draft, { name, cast }) => draft.casts.set(name, cast),
  'drop-cast': (draft, { name }) => draft.casts.delete(name),
  'create-operator': (draft, { on, operator }) => {
    const { operators } = ownedSchema(draft, on.schema)
    operators.set(on.name, [...(operators.get(on.name) ?? []), operator])
    distrustIndexes(draft, { calls: [], signs: [on.name] })
  },
  'drop-operator': (draft, { on, operator }) => {
    const { operators } = ownedSchema(draft, on.schema)
    const left = (operators.get(on.name) ?? []).filter((each) => each !== operator)
    operators.set(on.name, left)
  },
  'create-sequence': (draft, { sequence }) => {
    const { sequences } = ownedSchema(draft, sequence.schema)
    sequences.set(draft.dialect.names.relationKey(sequence.name), sequence)
  },
  'create-collation': (draft, { on }) => ownedSchema(draft, on.schema).collations.add(on.name),
  'drop-collation': (draft, { on }) => {
    forgetThings(draft, isNamed('collation', on))
    ownedSchema(draft, on.schema).collations.delete(on.name)
  },
  'rename-collation': renameCollation,
  'drop-sequence': (draft, { on }) => {
    forgetThings(draft, isNamed('sequence', on))
    ownedSchema(draft, on.schema).sequences.delete(draft.dialect.names.relationKey(on.name))
  },
  'rename-sequence': (draft, { on, to }) => {
    const { relationKey } = draft.dialect.names
    const { sequences } = ownedSchema(draft, on.schema)
    const sequence = sequences.get(relationKey(on.name))
    sequences.delete(relationKey(on.name))
    const isIt = isNamed('sequence', on)
    renameThings(draft, (thing) => (isIt(thing) ? { ...thing, ...to } : thing))
    if (sequence) {
      ownedSchema(draft, to.schema).sequences.set(relationKey(to.name), { ...sequence, ...to })
    }
  },
  'own-sequence': (draft, { on, ownedBy }) => {
    const { sequences } = ownedSchema(draft, on.schema)
    const key = draft.dialect.names.relationKey(on.name)
    const sequence = sequences.get(key)
    if (sequence) sequences.set(key, { ...sequence, ownedBy })
  },
  'create-routine': (draft, { routine }) => {
    noteStaleCallers(draft, !isThere(draft, routine))
    const isNamed = isNameTaken(draft, routine)
    putRoutine(draft, routine)
    if (isNamed) followRoutine(draft, routine, routine)
  },
  'drop-routine': (draft, { routine }) => {
    noteStaleCallers(draft, false)
    removeRoutine(draft, routine)
    const own = keyOf(routineThing(routine, draft))
    forgetThings(draft, (thing) => keyOf(thing) === own)
  },
  'alter-routine': (draft, { routine, to }) => {
    removeRoutine(draft, routine)
    putRoutine(draft, to)
    followRoutine(draft, routine, to)
    const own = keyOf(routineThing(routine, draft))
    renameThings(draft, (thing) => (keyOf(thing) === own ? routineThing(to, draft) : thing))
  },
  'drop-rule': (draft, { on, name }) => {
    forgetMember(draft, on, ['rule'], name)
    dropInstead(draft, on, name)
  },
  'rename-rule': (draft, { on, name, to }) => {
    renameMember(draft, on, ['rule'], { from: name, to })
    renameInstead(draft, on, name, to)
  },
  need: (draft, { thing, needs }) => {
    forgetNeeds(draft, thing)
    for (const { on, kind } of needs) addDependency(draft, thing, on, kind)
  },
  comment: foldComment,
}

/** A partition that is one no more keeps its columns, but counts no longer. */
function disinherit(draft: Draft, { on, parent }: OfKind<Change, 'disinherit'>): void {
  const wasPartition = isPartition(draft, on)
  removeParent(draft, on, parent)
  setTraits(draft, on, { attached: new Map() })
  const relation = getRelation(draft, on)
  if (!wasPartition || !relation.columns.some(isIdentity)) return
  const columns = relation.columns.map((column) =>
    isIdentity(column) ? { ...column, identity: 'none' as const } : column,
  )
  putRelation(draft, { ...relation, columns })
}

/** What has the row type of the relation has the new one. */
function withRowType<C extends { readonly on: ObjectName }>(
  foldColumn: (draft: Draft, change: C) => void,
): (draft: Draft, change: C) => void {
  return (draft, change) => {
    foldColumn(draft, change)
    if (draft.mentions.get(objectKey(draft, change.on)).length === 0) return
    substitute(draft, change.on, rowTypeOf(getRelation(draft, change.on)))
  }
}

function isNamed(kind: Thing['kind'], { schema, name }: ObjectName): (thing: Thing) => boolean {
  return (thing) =>
    thing.kind === kind && 'name' in thing && thing.schema === schema && thing.name === name
}
