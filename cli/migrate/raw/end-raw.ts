import type { SourceFile } from '../../../compiler/source/source-file.ts'
import { diagnosticJson } from '../../print/diagnostic-json.ts'
import { resultTable } from '../../print/result-table.ts'
import { exitCode, type ExitCode } from '../../process/exit-code.ts'
import { report } from '../../terminal/report.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { RawResult, RawRun } from './raw-run.ts'

interface Shown {
  readonly source: SourceFile
  readonly json: boolean
  readonly terminal: Terminal
}

/** Prints the results, or the fault, and ends the command. */
export function endRaw(
  { results, fault: failed }: RawRun,
  { source, json, terminal }: Shown,
): ExitCode {
  const files = [source]
  const shownPath = (path: string) => path
  if (json) {
    const byPath = new Map([[source.path, source]])
    const diagnostics = failed ? [diagnosticJson(failed, byPath, shownPath)] : []
    const document = { version: 1, results, diagnostics }
    terminal.out(`${JSON.stringify(document, undefined, 2)}\n`)
  } else {
    for (const result of results) terminal.out(resultText(result, terminal))
    report({ diagnostics: failed ? [failed] : [], files, shownPath }, terminal)
  }
  return failed ? exitCode.error : exitCode.clean
}

function resultText(result: RawResult, { paint }: Terminal): string {
  const { command, rowCount, columns } = result
  const count = `${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'row' : 'rows'}`
  if (columns.length === 0) return `${command} ${paint.dim(`(${count})`)}\n`
  return `${resultTable(result, paint)}${paint.dim(`(${count})`)}\n`
}
