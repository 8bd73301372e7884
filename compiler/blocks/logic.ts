import type { ObjectId, Value } from '../dialects/block-rules.ts'

/** SQL's logic, in which NULL is one more value, and undefined what is not known. */
type Truth = Value | undefined

export function not(value: Truth): Truth {
  if (value === null || value === undefined) return value
  return typeof value === 'boolean' ? !value : undefined
}

export function and(left: Truth, right: Truth): Truth {
  if (left === false || right === false) return false
  if (left === undefined || right === undefined) return undefined
  return left === null || right === null ? null : left === true && right === true
}

export function or(left: Truth, right: Truth): Truth {
  if (left === true || right === true) return true
  if (left === undefined || right === undefined) return undefined
  return left === null || right === null ? null : false
}

export function equal(left: Truth, right: Truth): Truth {
  if (left === undefined || right === undefined) return undefined
  if (left === null || right === null) return null
  if (isObject(left) || isObject(right)) {
    return isObject(left) && isObject(right) ? left.oid === right.oid : undefined
  }
  return isPlain(left) && isPlain(right) ? String(left) === String(right) : undefined
}

export function compare(left: Truth, right: Truth, holds: (order: number) => boolean): Truth {
  if (left === null || right === null) return null
  // Texts are ordered by a collation.
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  return holds(left - right)
}

/** LIKE and ILIKE without ESCAPE. */
export function likePattern(operator: string, pattern: string): RegExp | undefined {
  if (operator !== 'like' && operator !== 'ilike') return undefined
  const source = pattern.replaceAll(/\\?[\s\S]/g, (part) => {
    if (part === '%') return '[\\s\\S]*'
    if (part === '_') return '[\\s\\S]'
    return part.slice(-1).replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`)
  })
  return new RegExp(`^${source}$`, operator === 'ilike' ? 'i' : '')
}

function isObject(value: Value): value is ObjectId {
  return typeof value === 'object' && value !== null && 'oid' in value
}

function isPlain(value: Value): value is string | number | boolean {
  return typeof value !== 'object'
}
