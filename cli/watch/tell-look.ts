import { type Renderable, summarize } from '../../compiler/diagnostics/render.ts'
import { type Findings, hasErrors, printDiagnostics } from '../terminal/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { changeLine } from './change-line.ts'
import { changedFiles } from './changed-files.ts'

/** The outcome of one look at the project. */
export interface Look extends Findings {
  /** A line that says what was done, or how the project stands; undefined where there are errors. */
  readonly outcome: string | undefined
  /** Whether something else was written than the last time. */
  readonly isWritten: boolean
}

/** Nothing has come of an event: a file was written as it was, or an editor wrote one of its own. */
export function isSilent(before: Look | undefined, now: Look): boolean {
  if (before === undefined || now.isWritten || isRefused(before) !== isRefused(now)) return false
  const isSame = changedFiles(before.files, now.files).length === 0
  return isSame && newOnes(before, now).length === 0 && newOnes(now, before).length === 0
}

function isRefused({ outcome }: Look): boolean {
  return outcome === undefined
}

/** The faults, and below them a line that says what has changed and what came of it. */
export function tellLook(
  before: Look | undefined,
  now: Look,
  milliseconds: number,
  terminal: Terminal,
): void {
  const { shownPath, files } = now
  // A warning is shown once; an error as long as it stands.
  const shown = hasErrors(now.diagnostics) ? now.diagnostics : newOnes(before, now)
  if (shown.length > 0) terminal.err('\n')
  printDiagnostics({ ...now, diagnostics: shown }, terminal)
  const changes = changedFiles(before?.files ?? files, files)
  const outcome = outcomeText(before, now, terminal)
  terminal.out(changeLine({ changes, outcome, milliseconds }, shownPath, terminal.paint))
}

function outcomeText(before: Look | undefined, now: Look, { paint }: Terminal): string {
  const { diagnostics, outcome } = now
  const count = summarize(diagnostics)
  if (outcome === undefined) return paint.red(count)
  const isMended = before !== undefined && hasErrors(before.diagnostics)
  const mended = isMended ? [paint.green('errors mended')] : []
  const warned = count === '' ? [] : [paint.yellow(count)]
  return [...mended, outcome, ...warned].join(', ')
}

/** Wherever in its file it stands now: a line that is added above it makes no other fault of it. */
function newOnes(before: Findings | undefined, now: Findings): readonly Renderable[] {
  const known = (before?.diagnostics ?? []).map(keyOf)
  return now.diagnostics.filter((diagnostic) => {
    const at = known.indexOf(keyOf(diagnostic))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

function keyOf({ code, severity, message, place }: Renderable): string {
  return JSON.stringify([code, severity, message, place?.file])
}
