import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { positionAt, type SourceFile } from '../../compiler/source/source-file.ts'

export type Files = ReadonlyMap<string, SourceFile>
export type ShownPath = (path: string) => string

/** Without a line for what concerns a whole file, without a file for what concerns none. */
export function diagnosticJson(diagnostic: Renderable, files: Files, shownPath: ShownPath): object {
  const { code, severity, message, hint, place } = diagnostic
  const file = place && files.get(place.file)
  const start = file && positionAt(file, place.start)
  const end = file && positionAt(file, place.end)
  return {
    code,
    severity,
    message,
    hint: hint ?? null,
    file: place ? shownPath(place.file) : null,
    line: start?.line ?? null,
    column: start?.column ?? null,
    endLine: end?.line ?? null,
    endColumn: end?.column ?? null,
  }
}
