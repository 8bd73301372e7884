import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { readMigration } from '../../compiler/read-migration.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { isSameEngine, runnerOf } from '../../runtime/registry.ts'
import { STANDARD_INPUT } from '../arguments/standard-input.ts'
import { openWanted } from '../database/open-wanted.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { allowedKinds } from '../migrate/hazards/allowed-kinds.ts'
import { interruptible } from '../migrate/interruptible.ts'
import { endRaw } from '../migrate/raw/end-raw.ts'
import { judgeRaw, type Judging } from '../migrate/raw/judge-raw.ts'
import type { RawRun } from '../migrate/raw/raw-run.ts'
import { runRaw } from '../migrate/raw/run-raw.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { decode, readSourceFile } from '../sources/read-source-file.ts'
import { findAddress } from '../database/find-address.ts'
import { refuse, report } from '../terminal/report.ts'

export interface RawOptions {
  /** A file, SQL, or the standard input. */
  readonly texts: readonly string[]
  readonly environment: string | undefined
  readonly json: boolean
  /** As written. */
  readonly allow: string | undefined
}

/** A day, in milliseconds: what a person asks for takes as long as it takes. */
const STATEMENT_TIMEOUT = 86_400_000

/** `quarry raw <file or sql>`: runs statements in one transaction and shows what they give. */
export async function raw(options: RawOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const allowed = allowedKinds(options.allow)
  if ('code' in allowed) return refuse(allowed, terminal)
  const source = await sourceOf(options, invocation)
  if ('code' in source) return refuse(source, terminal)
  const found = findAddress({ urls: [], environment: options.environment }, invocation)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const provider = found.config?.dialect
  if (provider !== undefined && !isSameEngine(found.url, provider.value))
    return refuse(fault('other-provider', { provider: provider.value }, undefined), terminal)
  const opened = await openWanted(found.url, {
    readOnly: false,
    connections: 1,
    statementTimeout: STATEMENT_TIMEOUT,
  })
  if ('code' in opened) return refuse(opened, terminal)
  try {
    const engine = await runnerOf(found.url)
    const ended = await runSource(source, opened, { allowed, engine, invocation })
    return endRaw(ended, { source, json: options.json, terminal })
  } finally {
    await opened.database.close()
  }
}

/** Runs nothing where the text is not to be run as it is. */
async function runSource(
  source: SourceFile,
  opened: OpenDatabase,
  judging: Judging & { readonly invocation: Invocation },
): Promise<RawRun> {
  const { parts } = readMigration(source.text, opened.dialect)
  const text = { source, parts }
  const mode = await judgeRaw(text, judging)
  if (typeof mode !== 'string') return { results: [], fault: mode }
  return interruptible(judging.invocation.interrupts, (signal) =>
    runRaw(text, opened, { mode, signal }),
  )
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
