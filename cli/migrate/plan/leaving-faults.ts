import { compileSchema } from '../../../compiler/compile-schema.ts'
import { describeParts } from '../../../compiler/describe-parts.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'

/** The statements that would leave a scratch database: nothing of these files is run on one where there are some. */
export function leavingFaults(
  files: readonly SourceFile[],
  dialect: Dialect,
): readonly Renderable[] {
  const { diagnostics } = compileSchema(files, dialect, describeParts)
  return diagnostics.filter(({ code }) => code === 'schema-leaves-database')
}
