import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { readMigration } from '../../compiler/read-migration.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { DatabaseFailure } from '../../runtime/database-failure.ts'
import type { QueryResult } from '../../runtime/database.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { STANDARD_INPUT } from '../arguments/standard-input.ts'
import { openWanted } from '../database/open-wanted.ts'
import type { Invocation } from '../invocation.ts'
import { endRaw, type RawResult } from '../migrate/end-raw.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { decode, readSourceFile } from '../sources/read-source-file.ts'
import { findAddress } from '../database/find-address.ts'
import { refuse, report } from '../terminal/report.ts'

export interface RawOptions {
  /** A file, SQL, or the standard input. */
  readonly texts: readonly string[]
  readonly environment: string | undefined
  readonly json: boolean
}

/** A day, in milliseconds: what a person asks for takes as long as it takes. */
const STATEMENT_TIMEOUT = 86_400_000

/** `quarry raw <file or sql>`: runs statements in one transaction and shows what they give. */
export async function raw(options: RawOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const source = await sourceOf(options, invocation)
  if ('code' in source) return refuse(source, terminal)
  const found = findAddress({ urls: [], environment: options.environment }, invocation)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const opened = await openWanted(found.url, {
    readOnly: false,
    connections: 1,
    statementTimeout: STATEMENT_TIMEOUT,
  })
  if ('code' in opened) return refuse(opened, terminal)
  const stop = new AbortController()
  try {
    const running = run(opened, source, stop.signal)
    const undo = async () => {
      stop.abort()
      await Promise.allSettled([running])
    }
    const ended = await invocation.interrupts.undoing(undo, () => running)
    return endRaw(ended, { source, json: options.json, terminal })
  } finally {
    await opened.database.close()
  }
}

async function sourceOf(
  { texts }: RawOptions,
  { location, readInput }: Invocation,
): Promise<SourceFile | Renderable> {
  const [text, ...others] = texts
  if (text === undefined || others.length > 0) return migrationFault('no-sql', {}, undefined)
  const path = resolve(location.cwd, text)
  const isFile = text !== STANDARD_INPUT && existsSync(path)
  if (!isFile && text !== STANDARD_INPUT) return { path: '<sql>', text }
  const { file, fault: failed } = isFile
    ? readSourceFile(path, text)
    : decode(await readInput(), text)
  return failed ?? file ?? migrationFault('no-sql', {}, undefined)
}

/** What the statements gave, all of them, or the fault of one: then nothing is done. */
async function run(
  { database, dialect, values }: OpenDatabase,
  { path, text }: SourceFile,
  signal: AbortSignal,
): Promise<readonly RawResult[] | Renderable> {
  const { parts } = readMigration(text, dialect)
  const other = parts.find(({ kind }) => kind !== 'sql')
  if (other) return migrationFault('not-sql', {}, { file: path, ...other.at })
  const readResult = ({ columns, rows, rowCount, command }: QueryResult): RawResult => ({
    command,
    rowCount,
    columns: columns.map(({ name }) => name),
    rows: rows.map((row) =>
      row.map((value, index) => {
        const type = columns[index]?.type
        return type === undefined ? null : values.read(value, type, 'text').value
      }),
    ),
  })
  let at = { start: 0, end: 0 }
  try {
    return await database.transaction(async (session) => {
      const results: RawResult[] = []
      for (const part of parts) {
        at = part.at
        const result = await session.query({ sql: part.text, parameters: [] }, { signal })
        results.push(readResult(result))
      }
      return results
    })
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error
    const { cause, facts } = error
    const reason = cause instanceof Error ? cause.message : error.message
    const start = at.start + (facts.offset ?? 0)
    const exact = facts.offset === undefined ? at : { start, end: start + 1 }
    return migrationFault('refused-sql', { reason }, { file: path, ...exact })
  }
}
