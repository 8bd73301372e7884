import type { Span } from '../source/span.ts'
import type { Code, ParamsOf } from './catalogue.ts'
import type { Report } from './report.ts'

interface Missing extends Omit<ParamsOf<'unknown-extension'>, 'extensions'> {
  readonly at: Span
  /** For a relation, whose columns nobody knows. */
  readonly code?: 'unknown-extension' | 'relation-of-unknown-extension'
}

/** The warnings that stand for errors where an extension is not known. */
export const doubtsOfExtensions: ReadonlySet<Code> = new Set<Code>([
  'unknown-extension',
  'relation-of-unknown-extension',
])

/** Whether something that is not found may be of an extension of which quarry has no catalog; reports that. */
export function mayBeOfExtension(
  { at, code = 'unknown-extension', ...missing }: Missing,
  extensions: readonly string[] | undefined,
  report: Report,
): boolean {
  if (!extensions || extensions.length === 0) return false
  report.add(code, at, { ...missing, extensions })
  return true
}
