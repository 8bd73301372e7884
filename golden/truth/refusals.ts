import type { LocatedDiagnostic } from '../../compiler/diagnostics/locate.ts'
import { split } from '../../compiler/split/split.ts'
import type { CompiledCase } from '../fixtures/compile-case.ts'
import type { GoldenCase } from '../fixtures/golden-case.ts'
import type { TestDatabase } from './test-database.ts'

/** Faults of which an engine knows nothing: annotations, names of methods, what quarry cannot do. */
const ours: ReadonlySet<string> = new Set([
  'missing-annotation',
  'malformed-annotation',
  'unknown-kind',
  'invalid-query-name',
  'several-statements',
  'annotation-without-query',
  'unfinished-query',
  'definition-in-query',
  'duplicate-query',
  'reserved-method',
  'duplicate-group',
  'reserved-group',
  'duplicate-record',
  'reads-no-rows',
  'no-bulk-row',
  'stray-parameter',
  'default-in-bulk-row',
  'not-supported',
  'missing-parameter',
  'reserved-record',
  'invalid-rename',
  'mixed-parameters',
  'nesting-too-deep',
])

/**
 * The statements that quarry calls wrong and the engine accepts, a line each, but for those that the
 * case gives a reason for.
 */
export async function acceptedByEngine(
  { settings }: GoldenCase,
  { sources, target, compilation }: CompiledCase,
  database: TestDatabase,
): Promise<readonly string[]> {
  const faults = compilation.diagnostics.filter(
    ({ severity, code }) => severity === 'error' && !ours.has(code),
  )
  if (faults.some(({ place }) => place.file.startsWith('schema'))) return []
  await database.reset()
  for (const { text } of sources.schema) await database.execute(text)
  const problems: string[] = []
  for (const { file } of sources.queries) {
    for (const { text, at } of split(file.text, target.dialect.lexical)) {
      const name = nameAbove(file.text, at.start)
      const fault = faults.find(({ place }) => place.file === file.path && isWithin(place, at))
      if (fault === undefined) continue
      const accepted = (await database.refusal(text)) === undefined
      const reason = settings.engineAccepts[name]
      if (accepted && reason === undefined) problems.push(`${name} is accepted: ${fault.message}`)
    }
  }
  return problems
}

function isWithin(place: LocatedDiagnostic['place'], at: { start: number; end: number }): boolean {
  return place.start >= at.start && place.start <= at.end
}

function nameAbove(text: string, start: number): string {
  return (
    text
      .slice(0, start)
      .match(/--\s*name:\s*(\S+)/g)
      ?.at(-1)
      ?.split(/\s+/)
      .at(-1) ?? ''
  )
}
