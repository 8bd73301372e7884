import type { Span } from '../source/span.ts'
import type { Report } from './report.ts'

/**
 * What a stage makes of a statement. A tree that is deeper than the stack can walk is the user's fault,
 * not ours: undefined then, with `nesting-too-deep`.
 */
export function withinStack<T>(at: Span, report: Report, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!isEndOfStack(error)) throw error
    report.add('nesting-too-deep', at, { limit: undefined })
    return undefined
  }
}

/** V8 and JavaScriptCore say it in the same words; other range errors are faults of ours. */
function isEndOfStack(error: unknown): boolean {
  return error instanceof RangeError && /call stack size/.test(error.message)
}
