import type { Code } from '../../../diagnostics/catalogue.ts'
import type { Report } from '../../../diagnostics/report.ts'
import type { Span } from '../../../source/span.ts'

/** A report that lets faults of some codes pass, and tells where the first of them was. */
export function tolerating(
  report: Report,
  codes: ReadonlySet<Code>,
): { readonly report: Report; tolerated(): Span | undefined } {
  let tolerated: Span | undefined
  return {
    report: {
      add: (code, at, params, ...related) => {
        if (codes.has(code)) tolerated ??= at
        else report.add(code, at, params, ...related)
      },
      take: (found) => {
        if (codes.has(found.code)) tolerated ??= found.at
        else report.take(found)
      },
      all: () => report.all(),
    },
    tolerated: () => tolerated,
  }
}
