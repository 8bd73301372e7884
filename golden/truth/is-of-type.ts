import type { TsName, TsType } from '../../compiler/dialects/driver.ts'

/** Whether a value that came back is what its declaration says; NULL is the caller's matter. */
export function isOfType(value: unknown, type: TsType): boolean {
  switch (type.kind) {
    case 'named':
      return type.names.some((name) => checks[name](value))
    case 'enum':
      return typeof value === 'string' && type.type.labels.includes(value)
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

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value !== 'object') return false
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
}
