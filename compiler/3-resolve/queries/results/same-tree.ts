import type * as Ir from '../../../ir/query.ts'

/** Relations of subqueries on the left, and those that stand for them on the right. */
type Pairs = Map<object, object>

/** Whether two expressions are written alike: their relations are the same, and aliases count. */
export function sameTree(left: Ir.Expression, right: Ir.Expression): boolean {
  return areAlike(left, right, new Map())
}

function areAlike(left: unknown, right: unknown, pairs: Pairs): boolean {
  if (left === right) return true
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, i) => areAlike(item, right[i], pairs))
  }
  if (!isObject(left) || !isObject(right)) return false
  if (isSpan(left) && isSpan(right)) return true
  if (pairs.get(left) === right) return true
  if (left['kind'] === 'range-variable') pairs.set(left, right)
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => hasAlike(key, left[key], right[key], pairs))
}

/** Each relation of a statement has a number of its own, and a column may be named with its relation or alone. */
const asideKeys: ReadonlySet<string> = new Set(['id', 'qualified'])

/** What the schema holds is there once. */
function hasAlike(key: string, left: unknown, right: unknown, pairs: Pairs): boolean {
  if (asideKeys.has(key)) return true
  return key === 'relation' ? left === right : areAlike(left, right, pairs)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isSpan(value: Readonly<Record<string, unknown>>): boolean {
  return 'start' in value && 'end' in value
}
