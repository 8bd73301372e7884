import { compileSchema } from '../../../compiler/compile-schema.ts'
import { describeParts } from '../../../compiler/describe-parts.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { leavingFaults } from '../../../compiler/leaving-faults.ts'
import { schemaStatements } from '../../../compiler/schema-statements.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import type { Place } from '../../../compiler/source/span.ts'
import type { Connection } from '../../../runtime/engine.ts'
import { fault } from '../../diagnostics/fault.ts'

/**
 * Runs the statements of schema files on a scratch database. What the engine refuses is told as the compiler sees it,
 * if it sees a fault there, else in the engine's words. Nothing is run of a schema that would leave the scratch database.
 */
export async function loadSchema(
  files: readonly SourceFile[],
  connection: Connection,
  dialect: Dialect,
): Promise<readonly Renderable[]> {
  const leaving = leavingFaults(files, dialect)
  if (leaving.length > 0) return leaving
  for (const { text, place } of schemaStatements(files, dialect)) {
    const refused = await refusalOf(connection.execute(text))
    if (refused === undefined) continue
    const seen = errorsIn(place, files, dialect)
    if (seen.length > 0) return seen
    return [fault('engine-refuses-schema', { reason: refused.message }, place)]
  }
  return []
}

/** Returns what the compiler says against the statement at a place. */
function errorsIn(
  { file, start, end }: Place,
  files: readonly SourceFile[],
  dialect: Dialect,
): readonly Renderable[] {
  return compileSchema(files, dialect, describeParts).diagnostics.filter(
    ({ severity, place }) =>
      severity === 'error' && place?.file === file && place.start >= start && place.start <= end,
  )
}

async function refusalOf(work: Promise<unknown>): Promise<Error | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error,
  )
}
