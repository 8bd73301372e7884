import type { Code } from '../../../diagnostics/catalogue.ts'
import type { Report } from '../../../diagnostics/report.ts'

/** A report that lets faults of some codes pass, and tells whether there were such. */
export function tolerating(
  report: Report,
  codes: ReadonlySet<Code>,
): { readonly report: Report; tolerated(): boolean } {
  let tolerated = false
  return {
    report: {
      add: (code, at, params, ...related) => {
        if (codes.has(code)) tolerated = true
        else report.add(code, at, params, ...related)
      },
      all: () => report.all(),
    },
    tolerated: () => tolerated,
  }
}
