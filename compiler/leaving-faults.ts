import type * as Ast from './2-parse/ast.ts'
import { createDraft } from './3-resolve/catalog/draft.ts'
import { compileSchema } from './compile-schema.ts'
import { definitionStatements, type SchemaFile } from './definition-statements.ts'
import { describeParts } from './describe-parts.ts'
import type { LocatedDiagnostic } from './diagnostics/locate.ts'
import type { Dialect } from './dialects/dialect.ts'

/**
 * Returns the faults `schema-leaves-database` of files that are about to be run on a scratch database. The schema is
 * compiled only where a statement may be one of those, as a syntax tree is had for a fraction of the time.
 */
export function leavingFaults(
  files: readonly SchemaFile[],
  dialect: Dialect,
): readonly LocatedDiagnostic[] {
  const mayLeave = leavingJudge(dialect)
  const isSuspected = files.some((file) =>
    definitionStatements(file, dialect).some(({ tree }) => tree !== undefined && mayLeave(tree)),
  )
  if (!isSuspected) return []
  const { diagnostics } = compileSchema(files, dialect, describeParts)
  return diagnostics.filter(({ code }) => code === 'schema-leaves-database')
}

/** By the schemas that a database begins with, which are no more than the compiler knows later. */
function leavingJudge(dialect: Dialect): (tree: Ast.Statement) => boolean {
  const { schemas } = createDraft(dialect)
  const isOwn = (schema: string) => schemas.has(dialect.names.relationKey(schema))
  return (tree) => isBlock(tree) || dialect.definitions.leavesDatabase(tree, isOwn) !== undefined
}

/** A block holds statements of its own. */
function isBlock(tree: Ast.Statement): boolean {
  return tree.kind === 'other' && tree.command === 'do'
}
