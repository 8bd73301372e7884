import type { ForeignKey, NamedType, Relation } from '../../../ir/catalog.ts'
import type { ObjectName, Thing } from '../../../ir/change.ts'
import type { Type } from '../../../ir/type.ts'
import { notedDependents } from '../../catalog/dependencies.ts'
import type { Dependent } from '../../catalog/dependency.ts'
import { type Draft, lookUpRelation, nameOf, objectKey } from '../../catalog/draft.ts'
import { pointsTo, referrersOf } from '../../catalog/folding/fold-relations.ts'
import { findPart, indexLikeKinds, namedParts } from '../../catalog/named-parts.ts'
import { tablesOfType, heirsOf, isPartition, traitsOf } from '../../catalog/traits.ts'
import { columnsOfKey } from '../keys/foreign-keys/referenced-key.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { isSameObject } from '../../catalog/object-name.ts'

/** What depends on a thing directly: what a catalog tells, and what was noted. */
export function dependentsOf(draft: Draft, thing: Thing): readonly Dependent[] {
  return [...toldDependents(draft, thing), ...notedDependents(draft, thing)]
}

function toldDependents(draft: Draft, thing: Thing): readonly Dependent[] {
  switch (thing.kind) {
    case 'schema':
      return contentsOf(draft, thing.schema)
    case 'relation':
      return [...membersOf(draft, thing), ...heirs(draft, thing), ...usersOfType(draft, thing)]
    case 'column':
      return ofColumn(draft, thing)
    case 'part':
      return ofPart(draft, thing)
    case 'type':
      return usersOfType(draft, thing)
    case 'collation':
      return collatedColumns(draft, thing)
    case 'sequence':
    case 'routine':
    case 'default':
    case 'rule':
    case 'attribute':
      return []
  }
}

const normal = (thing: Thing): Dependent => ({ thing, kind: 'normal' })
const auto = (thing: Thing): Dependent => ({ thing, kind: 'auto' })

function contentsOf(draft: Draft, schema: string): readonly Dependent[] {
  const found = draft.schemas.get(draft.dialect.names.relationKey(schema))
  if (!found) return []
  const named = (
    kind: 'relation' | 'type' | 'sequence' | 'collation',
    objects: Iterable<{ name: string }>,
  ) => [...objects].map(({ name }) => normal({ kind, schema, name }))
  return [
    ...named('relation', found.relations.values()),
    ...named('type', found.types.values()),
    ...named('sequence', found.sequences.values()),
    ...named(
      'collation',
      [...(found.collations ?? [])].map((name) => ({ name })),
    ),
    ...[...found.routines.values()].flat().map((each) => normal(routineThing(each, draft))),
  ]
}

/** Of a column its own name alone is kept. */
function collatedColumns(draft: Draft, { name }: ObjectName): readonly Dependent[] {
  const relations = [...draft.owned.values()].flatMap((schema) => [...schema.relations.values()])
  return relations.flatMap((relation) =>
    relation.columns
      .filter(({ collation }) => collation === name)
      .map((column) =>
        normal({
          kind: 'column',
          schema: relation.schema,
          name: relation.name,
          member: column.name,
        }),
      ),
  )
}

function membersOf(draft: Draft, { schema, name }: ObjectName): readonly Dependent[] {
  const relation = lookUpRelation(draft, { schema, name })
  if (!relation) return []
  return [
    ...relation.columns.map((column) => member('column', relation, column.name)),
    ...namedParts(relation).map((part) => member('part', relation, part.name)),
  ]
}

function member(kind: 'column' | 'part' | 'default', on: ObjectName, text: string): Dependent {
  return auto({ kind, schema: on.schema, name: on.name, member: text })
}

function heirs(draft: Draft, on: ObjectName): readonly Dependent[] {
  return heirsOf(draft, on).map(({ schema, name }) => ({
    thing: { kind: 'relation', schema, name },
    kind: isPartition(draft, { schema, name }) ? 'auto' : 'normal',
  }))
}

type Member = Extract<Thing, { member: string }>

function ofColumn(draft: Draft, { schema, name, member: column }: Member): readonly Dependent[] {
  const on = { schema, name }
  const relation = lookUpRelation(draft, on)
  if (!relation) return []
  const parts = namedParts(relation).filter(
    ({ part }) => 'columns' in part && part.columns.includes(column),
  )
  const sequences = draft.schemas.get(draft.dialect.names.relationKey(schema))?.sequences
  const owned = [...(sequences?.values() ?? [])].filter(
    ({ ownedBy }) => ownedBy?.relation === name && ownedBy.column === column,
  )
  const inheriting = heirsOf(draft, on).filter((heir) =>
    traitsOf(draft, heir).inherited.includes(column),
  )
  return [
    member('default', on, column),
    ...parts.map((part) => member('part', on, part.name)),
    ...owned.map((sequence) => auto({ kind: 'sequence', schema, name: sequence.name })),
    ...inheriting.map((heir) => member('column', heir, column)),
    ...referringKeys(draft, relation, ({ references }) => references.columns.includes(column)),
  ]
}

function referringKeys(
  draft: Draft,
  relation: Relation,
  refers: (key: ForeignKey) => boolean,
): readonly Dependent[] {
  return referrersOf(draft, relation).flatMap(({ schema, name, foreignKeys }) =>
    foreignKeys
      .filter((key) => pointsTo(draft, key, relation) && refers(key))
      .map((key) => normal({ kind: 'part', schema, name, member: key.name ?? '' })),
  )
}

/** A key or unique index has the foreign keys that point to it; partitions have the part as well. */
function ofPart(draft: Draft, { schema, name, member: text }: Member): readonly Dependent[] {
  const on = { schema, name }
  const relation = lookUpRelation(draft, on)
  const part = relation && findPart(relation, text, indexLikeKinds, draft.dialect)
  if (!relation || !part) return []
  return referringKeys(draft, relation, (key) => {
    const columns = columnsOfKey(key, relation)
    return columns !== undefined && servingKey(relation, columns, key) === part.name
  })
}

/** The first key or unique index on exactly these columns, with a period or without one. */
function servingKey(
  relation: Relation,
  columns: readonly string[],
  { period = false }: ForeignKey,
): string | undefined {
  const wanted = columns.toSorted().join('\0')
  const keys = namedParts(relation).filter(
    ({ kind, part }) =>
      kind === 'primary-key' || kind === 'unique' || ('unique' in part && part.unique),
  )
  return keys.find(({ part }) => {
    const isTemporal = 'period' in part && part.period === true
    const isFitting = 'columns' in part && part.columns.toSorted().join('\0') === wanted
    return isFitting && isTemporal === period
  })?.name
}

/** Columns, types and routines with the type, which may be the row type of a relation. */
function usersOfType(draft: Draft, type: ObjectName): readonly Dependent[] {
  const uses = (each: Type) => mentionsType(each, type)
  const users = draft.mentions.get(objectKey(draft, type))
  const columns = users.flatMap((user) => {
    const relation = lookUpRelation(draft, user)
    const found = relation?.columns.filter((column) => uses(column.type)) ?? []
    return found.map((column) => normal(memberOf('column', user, column.name)))
  })
  const types = users.flatMap((user) => ofType(draft, user, uses))
  const routines = [...draft.owned.values()].flatMap((schema) =>
    [...schema.routines.values()]
      .flat()
      .filter((each) => [each.result, ...each.parameters.map((p) => p.type)].some(uses))
      .map((each) => normal(routineThing(each, draft))),
  )
  const tables = tablesOfType(draft, type).map((on) => normal({ kind: 'relation', ...on }))
  return [...columns, ...types, ...routines, ...tables]
}

function memberOf(kind: 'column' | 'attribute', on: ObjectName, text: string): Thing {
  return { kind, schema: on.schema, name: on.name, member: text }
}

function ofType(
  draft: Draft,
  user: ObjectName,
  uses: (type: Type) => boolean,
): readonly Dependent[] {
  const { relationKey } = draft.dialect.names
  const found = draft.schemas.get(relationKey(user.schema))?.types.get(relationKey(user.name))
  const made = found && madeOf(found)
  if (made && uses(made)) {
    return [normal({ kind: 'type', schema: user.schema, name: user.name })]
  }
  if (found?.kind !== 'composite') return []
  return found.fields
    .filter((field) => uses(field.type))
    .map((field) => normal(memberOf('attribute', user, field.name)))
}

/** The only type that it is made of. */
function madeOf(type: NamedType): Type | undefined {
  if (type.kind === 'domain') return type.base
  return type.kind === 'range' ? type.subtype : undefined
}

/** Directly, or as the element of an array. */
function mentionsType(type: Type, wanted: ObjectName): boolean {
  if (type.kind === 'array') return mentionsType(type.element, wanted)
  const name = nameOf(type)
  return name !== undefined && isSameObject(name, wanted)
}
