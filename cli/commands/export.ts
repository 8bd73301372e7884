import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import { DatabaseFailure } from '../../runtime/database-failure.ts'
import { DatabaseFileRefused } from '../../runtime/export/database-file.ts'
import type { ExportedTable } from '../../runtime/export/export-target.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { openWanted } from '../database/open-wanted.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import { ioCode, notWritable } from '../diagnostics/io-fault.ts'
import { createExportDirectory, type ExportDirectory } from '../export/export-directory.ts'
import { type ExportFormat, exportFormats, isExportFormat } from '../export/export-formats.ts'
import { exportParent } from '../export/export-parent.ts'
import { exportRun, isRefusal } from '../export/export-run.ts'
import type { Invocation } from '../invocation.ts'
import { boundHeap } from '../process/bounded-heap.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { findAddress, type WantedDatabase } from '../database/find-address.ts'
import { refuse, report } from '../terminal/report.ts'
import { grouped, rowProgress } from '../terminal/row-progress.ts'

export interface ExportOptions extends WantedDatabase {
  readonly format: string | undefined
  readonly tables: readonly string[]
  readonly query: string | undefined
  readonly guard: boolean
  readonly json: boolean
}

/** A day, in milliseconds: an export takes as long as it takes. */
const STATEMENT_TIMEOUT = 86_400_000

/** `quarry export`: the rows of tables as they are at one moment, in files. */
export async function exportRows(
  options: ExportOptions,
  invocation: Invocation,
): Promise<ExitCode> {
  const { terminal } = invocation
  const format = formatOf(options.format)
  if (typeof format !== 'string') return refuse(format, terminal)
  const found = findAddress(options, invocation)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const parent = exportParent(found, invocation)
  if (typeof parent !== 'string') {
    report(parent, terminal)
    return exitCode.error
  }
  const opened = await openWanted(found.url, {
    readOnly: true,
    connections: 2,
    statementTimeout: STATEMENT_TIMEOUT,
  })
  if ('code' in opened) return refuse(opened, terminal)
  boundHeap()
  try {
    return await exportOpened(opened, { options, invocation, format, parent, url: found.url })
  } finally {
    await opened.database.close()
  }
}

interface Wanted {
  readonly options: ExportOptions
  readonly invocation: Invocation
  readonly format: ExportFormat
  readonly parent: string
  readonly url: string
}

async function exportOpened(opened: OpenDatabase, wanted: Wanted): Promise<ExitCode> {
  const { options, invocation, format, parent, url } = wanted
  const { terminal, interrupts } = invocation
  const stopping = new AbortController()
  const made: ExportDirectory[] = []
  const progress = rowProgress(
    options.json ? { ...terminal, errorColumns: undefined } : terminal,
    () => performance.now(),
  )
  const undo = async () => {
    stopping.abort()
    progress.end()
    await made[0]?.remove()
  }
  const exported = await interrupts.undoing(undo, () =>
    done(parent, async () => {
      const run = await exportRun(opened, {
        ...options,
        url,
        format,
        signal: stopping.signal,
        progress,
      })
      if (isRefusal(run)) return run
      try {
        const directory = createExportDirectory({ parent, format, now: Date.now() })
        made.push(directory)
        const tables = await run.writeTo(directory)
        return { path: directory.complete(), tables }
      } finally {
        await run.release()
      }
    }),
  )
  if ('code' in exported) return refuse(exported, terminal)
  tell(exported, wanted)
  return exitCode.clean
}

interface Exported {
  readonly path: string
  readonly tables: readonly ExportedTable[]
}

/** What the database or the file system refuses is told, all else is a fault of quarry. */
async function done(
  parent: string,
  work: () => Promise<Exported | Renderable>,
): Promise<Exported | Renderable> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseFailure) {
      const { cause } = error
      const reason = cause instanceof Error ? cause.message : error.message
      return fault('export-refused', { reason }, undefined)
    }
    if (error instanceof DatabaseFileRefused)
      return fault('not-writable', { reason: error.message }, placeOf(parent))
    if (ioCode(error) === undefined) throw error
    return notWritable(parent, error)
  }
}

function formatOf(written: string | undefined): ExportFormat | Renderable {
  const format = written ?? 'json'
  if (isExportFormat(format)) return format
  const suggestion = suggest(format, exportFormats)
  return fault('unknown-format', { format, choices: exportFormats, suggestion }, undefined)
}

function tell({ path, tables }: Exported, { options, invocation, format }: Wanted): void {
  const { terminal } = invocation
  if (options.json) {
    const document = { version: 1, directory: path, format, tables }
    terminal.out(`${JSON.stringify(document, undefined, 2)}\n`)
    return
  }
  for (const { name, file, rows } of tables)
    terminal.out(`${grouped(rows).padStart(12)}  ${name}  ${terminal.paint.dim(file)}\n`)
  terminal.out(`${path}\n`)
}
