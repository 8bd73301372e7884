import { flatText } from './tree-text.ts'

/** Levels that are shown: `a + b + ...` is as deep as it is long. */
const DEEPEST = 500

/** What is no longer than that is shown again where it comes again. */
const SHORT = 60

/**
 * A value for JSON.stringify: maps become objects, big integers strings. What contains itself (a recursive CTE
 * names itself in its own FROM) and what is long and was shown before (the table of each column) is `(above)`,
 * with its name if it has one; what lies too deep is `(deeper)`.
 */
export function treeJson(value: unknown): unknown {
  return shown(value, new Map(), 0)
}

/** What was made of each object; undefined as long as it is being made. */
type Known = Map<object, unknown>

function shown(value: unknown, known: Known, depth: number): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) {
    const before = known.get(value)
    const isShort = before !== undefined && flatText(before, SHORT) !== undefined
    return isShort ? before : aboveText(value)
  }
  if (depth === DEEPEST) return '(deeper)'
  known.set(value, undefined)
  const made = parts(value, known, depth + 1)
  known.set(value, made)
  return made
}

function parts(value: object, known: Known, depth: number): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => shown(item, known, depth))
  const entries = value instanceof Map || value instanceof Set ? value.entries() : undefined
  return Object.fromEntries(
    [...(entries ?? Object.entries(value))].map(([key, item]) => [key, shown(item, known, depth)]),
  )
}

function aboveText(value: object): string {
  const name = 'name' in value && typeof value.name === 'string' ? `: ${value.name}` : ''
  return `(above${name})`
}
