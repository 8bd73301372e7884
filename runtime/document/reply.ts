import type { Reply } from './document-store.ts'

/** Returns the members of an object that a server answers; none of what is no object. */
export function recordOf(value: unknown): Reply {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Undefined for what is no number. Large integers come as objects of the driver. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'bigint') return Number(value)
  const number = typeof value === 'object' && value !== null ? Number(String(value)) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
