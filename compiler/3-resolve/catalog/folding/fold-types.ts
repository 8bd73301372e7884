import { bug } from '../../../diagnostics/bug.ts'
import type { NamedType } from '../../../ir/catalog.ts'
import type { Routine } from '../../../ir/routine.ts'
import type { Change, ObjectName, Thing } from '../../../ir/change.ts'
import {
  type Draft,
  lookUpRelation,
  objectKey,
  ownedSchema,
  putRelation,
  putType,
} from '../draft.ts'
import { forgetThings, keyOf, renameThings } from '../dependencies.ts'
import { castName } from '../cast-name.ts'
import { distrustLabels } from './outdated.ts'
import { routineThing } from '../routine-thing.ts'
import { setTraits, tablesOfType } from '../traits.ts'
import type { OfKind } from '../of-kind.ts'
import { substituteInRelation, substituteInRoutine, substituteType } from '../substitute-type.ts'

/** Columns and types that hold the type see the new one. */
export function replaceType(draft: Draft, { schema, type }: OfKind<Change, 'replace-type'>): void {
  const on = { schema, name: type.name }
  distrustLabels(draft, lookUpType(draft, on), type)
  putType(draft, schema, type)
  substitute(draft, on, type)
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
    ofTypes.has(thing.kind) && 'name' in thing && thing.schema === schema && thing.name === name
}

/** Constraints of domains are rules. */
const ofTypes: ReadonlySet<Thing['kind']> = new Set(['type', 'attribute', 'rule'])

export function renameType(draft: Draft, { on, to }: OfKind<Change, 'rename-type'>): void {
  const type = lookUpType(draft, on) ?? bug(`no type ${on.schema}.${on.name}`)
  for (const table of tablesOfType(draft, on)) setTraits(draft, table, { ofType: to })
  removeType(draft, on)
  renameThings(draft, (thing) => (isOf(on)(thing) ? { ...thing, ...to } : thing))
  const moved: NamedType = { ...type, ...to }
  // The range of a multirange names it.
  const renamed = { ...moved, ...withinType(moved, on, moved) }
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
  substituteInCasts(draft, old, by)
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

function substituteInCasts(draft: Draft, old: ObjectName, by: NamedType): void {
  for (const [name, cast] of [...draft.casts]) {
    const [from, to] = [substituteType(cast.from, old, by), substituteType(cast.to, old, by)]
    if (from === cast.from && to === cast.to) continue
    draft.casts.delete(name)
    draft.casts.set(castName(from, to, draft.dialect), { ...cast, from, to })
  }
}

function substituteInRoutines(draft: Draft, old: ObjectName, by: NamedType): void {
  for (const { routines } of draft.owned.values()) {
    for (const [key, overloads] of routines) {
      const changed = overloads.map((routine) => substituteInRoutine(routine, old, by))
      if (changed.every((routine, i) => routine === overloads[i])) continue
      routines.set(key, changed)
      for (const [i, routine] of changed.entries()) renameRoutine(draft, overloads[i], routine)
    }
  }
}

/** A routine is known by the types of its parameters. */
function renameRoutine(draft: Draft, before: Routine | undefined, after: Routine): void {
  if (!before || before === after) return
  const old = keyOf(routineThing(before, draft))
  const renamed = routineThing(after, draft)
  if (keyOf(renamed) === old) return
  renameThings(draft, (thing) => (keyOf(thing) === old ? renamed : thing), before)
}

/** A type that mentions another keeps its own name. */
function withinType(type: NamedType, old: ObjectName, by: NamedType): NamedType {
  switch (type.kind) {
    case 'enum':
      return type
    case 'domain':
      return { ...type, base: substituteType(type.base, old, by) }
    case 'range':
    case 'multirange': {
      const within = substituteType(type, old, by)
      return within.kind === type.kind ? within : type
    }
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
