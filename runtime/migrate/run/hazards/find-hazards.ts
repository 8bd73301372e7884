import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import type { Place } from '../../../../compiler/source/span.ts'
import {
  createdTable,
  type WrittenHazard,
  writtenHazards,
} from '../../../../compiler/written-hazards.ts'
import type { Hazard } from '../../step.ts'
import type { Script, ScriptStatement } from '../files/migration.ts'

/** A hazard of a statement of a file. */
export interface FileHazard extends Hazard {
  readonly place: Place
  /** Whether a comment in front of the statement says it: somebody has thought of it. */
  readonly isMarked: boolean
}

type Recognize = (text: string, dialect: Dialect) => readonly WrittenHazard[]

/** What the statements behind the first `done` put at risk: as their comments say, or else as it is recognized. */
export function findHazards(
  { file, statements }: Script,
  done: number,
  dialect: Dialect,
  recognize: Recognize = writtenHazards,
): readonly FileHazard[] {
  return statements.slice(done).flatMap((statement) => {
    const isMarked = statement.hazards.length > 0
    const found = isMarked
      ? statement.hazards
      : recognized(statement, (text) => recognize(text, dialect))
    const place = { file: file.path, ...statement.at }
    return found.map((hazard) => ({ ...hazard, place, isMarked }))
  })
}

/** What no comment says of the statements of a file, tables that the file itself makes aside. */
export function findUnmarked(
  { file, statements }: Script,
  dialect: Dialect,
): readonly FileHazard[] {
  const made = new Set(statements.flatMap(({ text }) => createdTable(text, dialect) ?? []))
  return statements.flatMap((statement) => {
    const { text, at, hazards, directive } = statement
    if (hazards.length > 0 || directive !== undefined) return []
    const found = writtenHazards(text, dialect).filter(({ table }) => !made.has(table ?? ''))
    const place = { file: file.path, ...at }
    return found.map(({ kind, object, detail }) => ({
      kind,
      object,
      detail,
      place,
      isMarked: false,
    }))
  })
}

function recognized(
  { text, directive }: ScriptStatement,
  recognize: (text: string) => readonly WrittenHazard[],
): readonly Hazard[] {
  // A table that is rebuilt keeps its rows: what it loses stands in comments.
  if (directive !== undefined) return []
  return recognize(text).map(({ kind, object, detail, count }) => ({
    kind,
    object,
    detail,
    ...(count !== undefined && { count }),
  }))
}
