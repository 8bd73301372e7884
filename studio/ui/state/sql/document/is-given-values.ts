import type { GivenValues } from './parameter-value.ts'

export function isGivenValues(value: unknown): value is GivenValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((each) => each === null || typeof each === 'string')
}
