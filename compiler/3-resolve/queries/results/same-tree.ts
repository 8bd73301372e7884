import type * as Ir from '../../../ir/query.ts'

/** Whether two expressions are written alike, names apart: those of relations count. Two queries inside may be one. */
export function sameTree(left: Ir.Expression, right: Ir.Expression): boolean {
  return areAlike(left, right)
}

function areAlike(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, i) => areAlike(item, right[i]))
  }
  if (!isObject(left) || !isObject(right) || left['kind'] !== right['kind']) return false
  const kind = left['kind']
  if (kind === 'query') return true
  if (kind === 'range-variable') return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => isPlace(key) || areAlike(left[key], right[key]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isPlace(key: string): boolean {
  return key === 'at' || key.endsWith('At')
}
