import type { Json } from '../../values/cell-value.ts'

/** Whether two values of JSON are one; the order of members does not matter. */
export function sameJson(left: Json, right: Json): boolean {
  if (left === right) return true
  if (!isObject(left) || !isObject(right)) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const members = new Map(Object.entries(right))
  const own = Object.entries(left)
  if (own.length !== members.size) return false
  return own.every(([name, value]) => {
    const other = members.get(name)
    return other !== undefined && sameJson(value, other)
  })
}

function isObject(value: Json): value is Exclude<Json, null | boolean | number | string> {
  return typeof value === 'object' && value !== null
}
