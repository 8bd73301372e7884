import type { Place, Span } from '../source/span.ts'
import { type Code, catalogue, type ParamsOf } from './catalogue.ts'

/** A fault or a doubt, as a value. */
export interface Diagnostic {
  readonly code: Code
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string | undefined
  /** Relative to the statement, until `locate` gives it its file. */
  readonly at: Span
  readonly related: readonly Related[]
}

/** Another place that explains the fault: `declared here`. A place of its own file, or of the same statement. */
export interface Related {
  readonly at: Place | Span
  readonly label: string
}

/** Collects what a stage finds; a stage goes on after a fault. */
export interface Report {
  add<C extends Code>(code: C, at: Span, params: ParamsOf<C>, ...related: readonly Related[]): void
  /** One that another report has. */
  take(found: Diagnostic): void
  all(): readonly Diagnostic[]
}

export interface ExcusingReport extends Report {
  /** Errors that do not keep the engine from taking the statement become warnings. */
  excuse(isExcused: (fault: Diagnostic) => boolean): void
}

export function createReport(): ExcusingReport {
  const found: Diagnostic[] = []
  return {
    add: (code, at, params, ...related) => {
      const { severity, message, hint } = catalogue[code]
      found.push({ code, severity, message: message(params), hint: hint?.(params), at, related })
    },
    take: (each) => {
      found.push(each)
    },
    excuse(isExcused) {
      for (const [index, each] of found.entries())
        if (isExcused(each)) found[index] = { ...each, severity: 'warning' }
    },
    all: () => found,
  }
}
