import type { Relation } from '../../ir/catalog.ts'
import type { Routine } from '../../ir/routine.ts'
import type { ObjectName } from '../../ir/change.ts'
import type { RangeType, Type } from '../../ir/type.ts'
import { nameOf } from './draft.ts'
import { isSameObject } from './object-name.ts'

/** The type with every mention of the named type replaced: types are embedded by structure. */
export function substituteType(type: Type, old: ObjectName, by: Type): Type {
  const name = nameOf(type)
  if (name && isSameObject(name, old)) return by
  switch (type.kind) {
    case 'array':
      return { ...type, element: substituteType(type.element, old, by) }
    case 'domain':
      return { ...type, base: substituteType(type.base, old, by) }
    case 'composite':
      return { ...type, fields: substituteIn(type.fields, old, by) }
    case 'range':
      return substituteInRange(type, old, by)
    case 'multirange':
      return { ...type, range: substituteInRange(type.range, old, by) }
    case 'scalar':
    case 'enum':
    case 'untyped':
    case 'unknown':
      return type
  }
}

function substituteInRange(range: RangeType, old: ObjectName, by: Type): RangeType {
  const renamed = isNamed(range, old) ? nameOf(by) : undefined
  const multirange = isNamed(range.multirange, old) ? nameOf(by) : undefined
  return {
    ...range,
    ...renamed,
    subtype: substituteType(range.subtype, old, by),
    multirange: multirange ?? range.multirange,
  }
}

function isNamed(it: ObjectName, { schema, name }: ObjectName): boolean {
  return it.schema === schema && it.name === name
}

/** The same relation, where no column has the type. */
export function substituteInRelation(relation: Relation, old: ObjectName, by: Type): Relation {
  if (!relation.columns.some(({ type }) => mentions(type, old))) return relation
  return { ...relation, columns: substituteIn(relation.columns, old, by) }
}

function substituteIn<T extends { readonly type: Type }>(
  typed: readonly T[],
  old: ObjectName,
  by: Type,
): readonly T[] {
  return typed.map((each) => ({ ...each, type: substituteType(each.type, old, by) }))
}

/** The same routine, where it does not mention the type. */
export function substituteInRoutine(routine: Routine, old: ObjectName, by: Type): Routine {
  const { parameters, result } = routine
  if (![result, ...parameters.map(({ type }) => type)].some((type) => mentions(type, old))) {
    return routine
  }
  return {
    ...routine,
    parameters: substituteIn(parameters, old, by),
    result: substituteType(result, old, by),
  }
}

/** Whether the type is the named one, or is made of it. */
export function mentions(type: Type, wanted: ObjectName): boolean {
  if (type.kind === 'array') return mentions(type.element, wanted)
  if (type.kind === 'domain' && mentions(type.base, wanted)) return true
  if (type.kind === 'composite' && type.fields.some((field) => mentions(field.type, wanted))) {
    return true
  }
  if (type.kind === 'multirange' && mentions(type.range, wanted)) return true
  if (type.kind === 'range') {
    if (isNamed(type.multirange, wanted) || mentions(type.subtype, wanted)) return true
  }
  const name = nameOf(type)
  return name !== undefined && isNamed(name, wanted)
}
