import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import type { Place } from '../../../../compiler/source/span.ts'
import { writtenHazards } from '../../../../compiler/written-hazards.ts'
import type { Hazard } from '../../step.ts'
import type { Script, ScriptStatement } from '../files/migration.ts'

/** A hazard of a statement of a file. */
export interface FileHazard extends Hazard {
  readonly place: Place
  /** Whether a comment in front of the statement says it: somebody has thought of it. */
  readonly isMarked: boolean
}

/** What the statements behind the first `done` put at risk: as their comments say, or else as it is recognized. */
export function findHazards(
  { file, statements }: Script,
  done: number,
  dialect: Dialect,
): readonly FileHazard[] {
  return statements.slice(done).flatMap((statement) => {
    const isMarked = statement.hazards.length > 0
    const found = isMarked ? statement.hazards : recognized(statement, dialect)
    const place = { file: file.path, ...statement.at }
    return found.map((hazard) => ({ ...hazard, place, isMarked }))
  })
}

function recognized({ text, directive }: ScriptStatement, dialect: Dialect): readonly Hazard[] {
  // A table that is rebuilt keeps its rows: what it loses stands in comments.
  if (directive !== undefined) return []
  return writtenHazards(text, dialect).map(({ kind, object, detail, count }) => ({
    kind,
    object,
    detail,
    ...(count !== undefined && { count }),
  }))
}
