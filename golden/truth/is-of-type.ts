import type { TsName, TsType } from '../../compiler/dialects/driver.ts'
import type { JsonShape } from '../../compiler/ir/json-shape.ts'

/** Whether a value that came back is what its declaration says; NULL is the caller's matter. */
export function isOfType(value: unknown, type: TsType): boolean {
  switch (type.kind) {
    case 'named':
      return type.names.some((name) => checks[name](value))
    case 'enum':
      return typeof value === 'string' && type.type.labels.includes(value)
    case 'json':
      return isOfShape(value, type.shape)
    case 'array':
      return isNested(value, type.element, type.dimensions)
  }
}

/** Elements may always be NULL, at the innermost level only. */
function isNested(value: unknown, element: TsType, dimensions: number): boolean {
  if (!Array.isArray(value)) return false
  return value.every((item: unknown) => {
    if (dimensions > 1) return isNested(item, element, dimensions - 1)
    return item === null || isOfType(item, element)
  })
}

const checks: Readonly<Record<TsName, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  bigint: (value) => typeof value === 'bigint',
  boolean: (value) => typeof value === 'boolean',
  Date: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  Uint8Array: (value) => value instanceof Uint8Array,
  JsonValue: isJson,
  unknown: () => true,
}

/** Objects have the members that are declared, and no others. */
function isOfShape(value: unknown, shape: JsonShape): boolean {
  switch (shape.kind) {
    case 'any':
      return isJson(value)
    case 'null':
      return value === null
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === shape.kind
    case 'enum':
      return typeof value === 'string' && shape.type.labels.includes(value)
    case 'array':
      return Array.isArray(value) && value.every((item) => isOfShape(item, shape.element))
    case 'tuple':
      return (
        Array.isArray(value) &&
        value.length === shape.items.length &&
        shape.items.every((item, i) => isOfShape(value[i], item))
      )
    case 'record':
      return isObject(value) && Object.values(value).every((item) => isOfShape(item, shape.value))
    case 'object':
      return (
        isObject(value) &&
        Object.keys(value).length === shape.members.length &&
        shape.members.every((member) => isOfShape(Reflect.get(value, member.name), member.shape))
      )
    case 'union':
      return shape.alternatives.some((alternative) => isOfShape(value, alternative))
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value !== 'object') return false
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
}
