import {
  type Renderable,
  renderDiagnostic,
  type Rendering,
  summarize,
} from '../../compiler/diagnostics/render.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import type { Terminal } from './terminal.ts'

/** Diagnostics with what their rendering needs. */
export interface Findings {
  readonly diagnostics: readonly Renderable[]
  readonly files: readonly SourceFile[]
  readonly shownPath: (path: string) => string
}

/** Prints the diagnostics, by file and position, and how many there are. */
export function report(findings: Findings, terminal: Terminal): void {
  const { diagnostics } = findings
  if (diagnostics.length === 0) return
  printDiagnostics(findings, terminal)
  terminal.err(`${terminal.errorPaint.bold(summarize(diagnostics))}\n`)
}

/** Prints one fault that concerns no file, and ends a command with it. */
export function refuse(diagnostic: Renderable, terminal: Terminal): ExitCode {
  report({ diagnostics: [diagnostic], files: [], shownPath: (path) => path }, terminal)
  return exitCode.error
}

/** So many are read by nobody at once: the schema is broken, or the project is new to quarry. */
const MOST_IN_FULL = 50

/** Prints the diagnostics, by file and position; of a long list the errors, and how many more there are. */
export function printDiagnostics(findings: Findings, terminal: Terminal): void {
  const { diagnostics, files, shownPath } = findings
  const paint = terminal.errorPaint
  const byPath = new Map(files.map((file) => [file.path, file]))
  const rendering: Rendering = { files: byPath, paint, shownPath, columns: terminal.errorColumns }
  const shown = mostImportant(sortByPlace(diagnostics))
  for (const diagnostic of shown) {
    terminal.err(`${renderDiagnostic(diagnostic, rendering)}\n\n`)
  }
  const hidden = diagnostics.length - shown.length
  if (hidden > 0) terminal.err(`${paint.dim(`... and ${hidden} more`)}\n\n`)
}

/** In their order; errors go before warnings only where not all have room. */
function mostImportant(sorted: readonly Renderable[]): readonly Renderable[] {
  if (sorted.length <= MOST_IN_FULL) return sorted
  const errors = sorted.filter(({ severity }) => severity === 'error')
  const warnings = sorted.filter(({ severity }) => severity !== 'error')
  return sortByPlace([...errors, ...warnings].slice(0, MOST_IN_FULL))
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
