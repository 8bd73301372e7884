import { codeOfError } from './answer-of-error.ts'
import { Refusal } from './refusal.ts'

/** A refusal that has a cause, and whatever nobody has foreseen. */
export function isForLog(error: unknown): boolean {
  if (error instanceof Refusal) return error.cause !== undefined
  return codeOfError(error) !== 'too_large'
}
