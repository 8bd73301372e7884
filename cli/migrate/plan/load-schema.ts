import { compileSchema } from '../../../compiler/compile-schema.ts'
import { describeParts } from '../../../compiler/describe-parts.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { schemaStatements } from '../../../compiler/schema-statements.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
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
  const { diagnostics } = compileSchema(files, dialect, describeParts)
  const leaving = diagnostics.filter(({ code }) => code === 'schema-leaves-database')
  if (leaving.length > 0) return leaving
  for (const { text, place } of schemaStatements(files, dialect)) {
    const refused = await refusalOf(connection.execute(text))
    if (refused === undefined) continue
    const seen = diagnostics.filter(
      (each) =>
        each.severity === 'error' &&
        each.place?.file === place.file &&
        each.place.start >= place.start &&
        each.place.start <= place.end,
    )
    if (seen.length > 0) return seen
    return [fault('engine-refuses-schema', { reason: refused.message }, place)]
  }
  return []
}

async function refusalOf(work: Promise<unknown>): Promise<Error | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error,
  )
}
