import { bug } from '../../diagnostics/bug.ts'
import type { NamedType } from '../../ir/catalog.ts'
import type { Change, ObjectName, Thing } from '../../ir/change.ts'
import {
  type Draft,
  lookUpRelation,
  objectKey,
  ownedSchema,
  putRelation,
  putType,
} from './draft.ts'
import { forgetThings, renameThings } from './dependencies.ts'
import { setTraits, tablesOfType } from './traits.ts'
import type { OfKind } from './of-kind.ts'
import { substituteInRelation, substituteInRoutine, substituteType } from './substitute-type.ts'

/** Columns and types that hold the type see the new one. */
export function replaceType(draft: Draft, { schema, type }: OfKind<Change, 'replace-type'>): void {
  putType(draft, schema, type)
  substitute(draft, { schema, name: type.name }, type)
}

export function dropType(draft: Draft, { on }: OfKind<Change, 'drop-type'>): void {
  forgetThings(draft, isOf(on))
  removeType(draft, on)
}

function removeType(draft: Draft, { schema, name }: ObjectName): void {
  ownedSchema(draft, schema).types.delete(draft.dialect.names.relationKey(name))
}

function isOf({ schema, name }: ObjectName): (thing: Thing) => boolean {
  return (thing) =>
    (thing.kind === 'type' || thing.kind === 'attribute') &&
    thing.schema === schema &&
    thing.name === name
}

export function renameType(draft: Draft, { on, to }: OfKind<Change, 'rename-type'>): void {
  const type = lookUpType(draft, on) ?? bug(`no type ${on.schema}.${on.name}`)
  for (const table of tablesOfType(draft, on)) setTraits(draft, table, { ofType: to })
  removeType(draft, on)
  renameThings(draft, (thing) => (isOf(on)(thing) ? { ...thing, ...to } : thing))
  const renamed: NamedType = { ...type, ...to }
  putType(draft, to.schema, renamed)
  substitute(draft, on, renamed)
}

function lookUpType(draft: Draft, { schema, name }: ObjectName): NamedType | undefined {
  const { relationKey } = draft.dialect.names
  return draft.schemas.get(relationKey(schema))?.types.get(relationKey(name))
}

/** Columns, types and routines with the old type have the new one. */
export function substitute(draft: Draft, old: ObjectName, by: NamedType): void {
  substituteInRoutines(draft, old, by)
  for (const user of draft.mentions.get(objectKey(draft, old))) {
    const relation = lookUpRelation(draft, user)
    const changed = relation && substituteInRelation(relation, old, by)
    if (changed && changed !== relation) putRelation(draft, changed)
    const type = lookUpType(draft, user)
    if (type && type !== by) {
      putType(draft, user.schema, { ...type, ...withinType(type, old, by) })
    }
  }
}

function substituteInRoutines(draft: Draft, old: ObjectName, by: NamedType): void {
  for (const { routines } of draft.owned.values()) {
    for (const [key, overloads] of routines) {
      const changed = overloads.map((routine) => substituteInRoutine(routine, old, by))
      if (changed.some((routine, i) => routine !== overloads[i])) routines.set(key, changed)
    }
  }
}

/** A type that mentions another keeps its own name. */
function withinType(type: NamedType, old: ObjectName, by: NamedType): NamedType {
  switch (type.kind) {
    case 'enum':
      return type
    case 'domain':
      return { ...type, base: substituteType(type.base, old, by) }
    case 'composite':
      return {
        ...type,
        fields: type.fields.map((field) => ({
          ...field,
          type: substituteType(field.type, old, by),
        })),
      }
  }
}
