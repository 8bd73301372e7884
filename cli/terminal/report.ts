import {
  type Renderable,
  renderDiagnostic,
  type Rendering,
  summarize,
} from '../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import type { Terminal } from './terminal.ts'

/** Diagnostics with what their rendering needs. */
export interface Findings {
  readonly diagnostics: readonly Renderable[]
  readonly files: readonly SourceFile[]
  readonly shownPath: (path: string) => string
}

/** Prints all diagnostics, by file and position, and how many there are. */
export function report(findings: Findings, terminal: Terminal): void {
  const { diagnostics, files, shownPath } = findings
  if (diagnostics.length === 0) return
  const paint = terminal.errorPaint
  const byPath = new Map(files.map((file) => [file.path, file]))
  const rendering: Rendering = { files: byPath, paint, shownPath, columns: terminal.errorColumns }
  for (const diagnostic of sortByPlace(diagnostics)) {
    terminal.err(`${renderDiagnostic(diagnostic, rendering)}\n\n`)
  }
  terminal.err(`${paint.bold(summarize(diagnostics))}\n`)
}

/** Stable: by file and position; what has no place comes first. */
export function sortByPlace<Item extends Pick<Renderable, 'place'>>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted(({ place: a }, { place: b }) => {
    if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined)
    if (a.file !== b.file) return a.file < b.file ? -1 : 1
    return a.start - b.start || a.end - b.end
  })
}

export function hasErrors(diagnostics: readonly Pick<Renderable, 'severity'>[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
