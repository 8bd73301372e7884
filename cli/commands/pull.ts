import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'
import { ioCode, notWritable } from '../diagnostics/io-fault.ts'
import type { Invocation } from '../invocation.ts'
import { openSchema } from '../migrate/plan/open-schema.ts'
import { filesText, notWrittenText, pullJson, pullTables } from '../migrate/pull/pull-report.ts'
import type { Pulled } from '../migrate/pull/pull-schema.ts'
import { readPulled } from '../migrate/pull/read-pulled.ts'
import { type FileChange, fileChanges } from '../migrate/pull/file-changes.ts'
import { writeFiles } from '../output/write-files.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { findAddress, type WantedDatabase } from '../database/find-address.ts'
import { type Findings, report } from '../terminal/report.ts'

export interface PullOptions extends WantedDatabase {
  readonly dryRun: boolean
  readonly yes: boolean
  readonly json: boolean
  readonly devUrl: string | undefined
  readonly onTarget: boolean
}

/** `quarry pull`: writes the schema files from a database. With `--dry-run` it exits 2 where they would change. */
export async function pull(options: PullOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal, interrupts } = invocation
  const project = await openSchema(invocation, { needsDirectory: false })
  if (project.kind === 'refused') return failed(project.findings, terminal)
  const found = findAddress(options, invocation)
  if (found.kind === 'refused') return failed(found.findings, terminal)
  const refused = (diagnostics: readonly Renderable[]) =>
    failed({ ...project.shown, diagnostics }, terminal)
  const pulled = await readPulled(project, { ...options, url: found.url }, interrupts)
  if (!('texts' in pulled)) return refused(pulled)
  const before = new Map(project.schema.map(({ path, text }) => [path, text]))
  const files = fileChanges(before, pulled.texts)
  if (!options.json) show(pulled, files, { options, invocation })
  const isWriting = files.length > 0 && !options.dryRun
  const fault = isWriting ? await write(project.root, files, { options, invocation }) : undefined
  const isWritten = isWriting && fault === undefined
  if (options.json) terminal.out(pullJson(pulled, files, { ...options, isWritten }))
  else if (isWritten) terminal.out(`${terminal.paint.green('written')}\n`)
  if (fault !== undefined) return refused([fault])
  return files.length > 0 && options.dryRun ? exitCode.stale : exitCode.clean
}

function failed(findings: Findings, terminal: Invocation['terminal']): ExitCode {
  report(findings, terminal)
  return exitCode.error
}

interface Running {
  readonly options: PullOptions
  readonly invocation: Invocation
}

function show(
  pulled: Pulled,
  files: readonly FileChange[],
  { options, invocation: { terminal } }: Running,
): void {
  const { paint, errorPaint } = terminal
  if (files.length === 0) terminal.out('The schema files say what the database has.\n')
  else terminal.out(pullTables(pulled, files, paint))
  if (options.dryRun) terminal.out(filesText(files, paint))
  terminal.err(notWrittenText(pulled, errorPaint))
}

/** Asks where files change that are there, and writes; what stands against it. */
async function write(
  root: string,
  files: readonly FileChange[],
  { options, invocation: { ask } }: Running,
): Promise<Renderable | undefined> {
  const old = files.filter(({ before }) => before !== undefined).map(({ path }) => path)
  const isAdmitted =
    options.yes || old.length === 0 || (ask !== undefined && (await ask('Write these files?')))
  if (!isAdmitted) return fault('unconfirmed-pull', { paths: old }, undefined)
  try {
    writeFiles(
      root,
      files.map(({ path, after }) => ({ path, text: after })),
    )
    return undefined
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return notWritable(files[0]?.path ?? '', error)
  }
}
