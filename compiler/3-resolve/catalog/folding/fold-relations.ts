import type { Check, ForeignKey, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName, Thing } from '../../../ir/change.ts'
import {
  addSchema,
  type Draft,
  getRelation,
  lookUpRelation,
  objectKey,
  ownedSchema,
  partKey,
  putRelation,
  removeRelation,
  setSchemaComment,
} from '../draft.ts'
import { forgetThings, renameThings } from '../dependencies.ts'
import { rowTypeOf } from '../row-type.ts'
import { renameType, substitute } from './fold-types.ts'
import type { OfKind } from '../of-kind.ts'
import { noteRenamed } from '../renamed.ts'
import { changeOwned, moveOwned } from '../owned-sequences.ts'
import { forgetTraits, moveTraits, partitionsOf } from '../traits.ts'
import { withNotNullName } from '../not-null-name.ts'

/** Foreign keys of others that point to the relation go with it where none may dangle, and its partitions. */
export function dropRelation(draft: Draft, { on }: OfKind<Change, 'drop-relation'>): void {
  const partitions = partitionsOf(draft, on)
  removeRelation(draft, on)
  forgetTraits(draft, on)
  forgetThings(draft, isOf(on), on)
  for (const partition of partitions) dropRelation(draft, { kind: 'drop-relation', on: partition })
  changeOwned(draft, on, () => undefined)
  if (draft.dialect.definitions.foreignKeyTarget !== 'at-once') return
  for (const referrer of referrersOf(draft, on)) {
    const foreignKeys = referrer.foreignKeys.filter((key) => !pointsTo(draft, key, on))
    if (foreignKeys.length < referrer.foreignKeys.length) {
      putRelation(draft, { ...referrer, foreignKeys })
    }
  }
}

export function renameRelation(draft: Draft, { on, to }: OfKind<Change, 'rename-relation'>): void {
  const relation = getRelation(draft, on)
  noteRenamed(draft, { on, to })
  removeRelation(draft, on)
  const before = draft.touched.get(objectKey(draft, on))?.before
  putRelation(draft, { ...withFollowingNames(relation, to.name, draft), ...to })
  // `RENAME TABLE a TO b, c TO a`: what a was before the statement is c.
  draft.touched.set(objectKey(draft, to), { on: to, before })
  moveOwned(draft, on, to)
  moveImplied(relation, to, draft)
  substitute(draft, on, rowTypeOf(getRelation(draft, to)))
  moveTraits(draft, on, to)
  renameThings(draft, (thing) => (isOf(on)(thing) ? { ...thing, ...to } : thing), on)
  for (const referrer of [getRelation(draft, to), ...referrersOf(draft, on)]) {
    putRelation(draft, repointed(draft, referrer, on, to))
  }
}

/** Its indexes are still those that were made for foreign keys. */
function moveImplied(relation: Relation, to: ObjectName, draft: Draft): void {
  for (const { name } of relation.indexes) {
    if (name === undefined || !draft.impliedIndexes.delete(partKey(draft, relation, name))) continue
    draft.impliedIndexes.add(partKey(draft, to, name))
  }
}

/** The relation itself and its members. */
function isOf({ schema, name }: ObjectName): (thing: Thing) => boolean {
  return (thing) =>
    ofRelations.has(thing.kind) && thing.schema === schema && 'name' in thing && thing.name === name
}

const ofRelations: ReadonlySet<Thing['kind']> = new Set([
  'relation',
  'column',
  'default',
  'part',
  'rule',
])

export function dropSchema(draft: Draft, { name }: OfKind<Change, 'drop-schema'>): void {
  for (const relation of ownedSchema(draft, name).relations.values()) {
    dropRelation(draft, { kind: 'drop-relation', on: relation })
  }
  forgetThings(draft, ({ schema }) => schema === name)
  const key = draft.dialect.names.relationKey(name)
  draft.owned.delete(key)
  draft.schemas.delete(key)
}

export function renameSchema(draft: Draft, { name, to }: OfKind<Change, 'rename-schema'>): void {
  const { relations, types, routines, sequences, collations, comment } = ownedSchema(draft, name)
  addSchema(draft, to)
  renameThings(draft, (thing) => (thing.schema === name ? { ...thing, schema: to } : thing))
  for (const relation of relations.values()) {
    renameRelation(draft, {
      kind: 'rename-relation',
      on: { schema: name, name: relation.name },
      to: { schema: to, name: relation.name },
    })
  }
  for (const type of types.values()) {
    const [on, renamed] = [name, to].map((schema) => ({ schema, name: type.name }))
    if (on && renamed) renameType(draft, { kind: 'rename-type', on, to: renamed })
  }
  setSchemaComment(draft, to, comment)
  const renamed = ownedSchema(draft, to)
  for (const collation of collations) renamed.collations.add(collation)
  for (const [key, sequence] of sequences) renamed.sequences.set(key, { ...sequence, schema: to })
  for (const [key, overloads] of routines) {
    renamed.routines.set(
      key,
      overloads.map((routine) => ({ ...routine, schema: to })),
    )
  }
  for (const [extension, created] of draft.extensions)
    if (created.schema === name) draft.extensions.set(extension, { ...created, schema: to })
  dropSchema(draft, { kind: 'drop-schema', name })
}

/** MySQL manual, RENAME TABLE: names that were made from the table's own follow it; that of a NOT NULL stays. */
function withFollowingNames(relation: Relation, to: string, { dialect }: Draft): Relation {
  if (relation.name === to) return relation
  const { afterRename } = dialect.definitions.impliedNames
  const following = <T extends Check>(part: T): T => ({
    ...part,
    name: part.name === undefined ? undefined : afterRename(part.name, relation.name, to),
  })
  return {
    ...relation,
    columns: relation.columns.map((column) => withNotNullName(column, relation, dialect)),
    foreignKeys: relation.foreignKeys.map(following),
    checks: relation.checks.map(following),
  }
}

/** The relations with a foreign key to this one. */
export function referrersOf(draft: Draft, on: ObjectName): readonly Relation[] {
  const candidates = draft.mentions.get(objectKey(draft, on))
  return candidates.flatMap((candidate) => {
    const relation = lookUpRelation(draft, candidate)
    return relation?.foreignKeys.some((key) => pointsTo(draft, key, on)) ? [relation] : []
  })
}

export function pointsTo(draft: Draft, { references }: ForeignKey, on: ObjectName): boolean {
  const target = { schema: references.schema, name: references.relation }
  return objectKey(draft, target) === objectKey(draft, on)
}

function repointed(draft: Draft, relation: Relation, from: ObjectName, to: ObjectName): Relation {
  const foreignKeys = relation.foreignKeys.map((key) =>
    pointsTo(draft, key, from)
      ? { ...key, references: { ...key.references, schema: to.schema, relation: to.name } }
      : key,
  )
  return { ...relation, foreignKeys }
}
