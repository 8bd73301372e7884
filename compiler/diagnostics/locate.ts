import { type Place, placeAt, type Span } from '../source/span.ts'
import type { Diagnostic } from './report.ts'

/** A diagnostic with its place in its file: what the edges render. */
export interface LocatedDiagnostic extends Omit<Diagnostic, 'at' | 'related'> {
  readonly place: Place
  readonly related: readonly LocatedRelated[]
}

export interface LocatedRelated {
  readonly place: Place
  readonly label: string
}

/** `statement` is where the statement stands to whose start the spans are relative. */
export function locate(diagnostic: Diagnostic, statement: Place): LocatedDiagnostic {
  const { at, related, ...rest } = diagnostic
  return {
    ...rest,
    place: placeAt(statement, at),
    related: related.map((other) => ({ place: absolute(other.at, statement), label: other.label })),
  }
}

function absolute(at: Place | Span, statement: Place): Place {
  return 'file' in at ? at : placeAt(statement, at)
}
