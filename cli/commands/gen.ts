import { findExclusive } from '../exclusive-options.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { createProjectGenerator, type Generation } from '../generate-project.ts'
import type { OpenedProject } from '../config/open-project.ts'
import type { Invocation } from '../invocation.ts'
import { openLiveProject } from '../live-project.ts'
import { report } from '../terminal/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { timesTable } from '../terminal/times-table.ts'
import type { Look } from '../watch/tell-look.ts'

export interface GenOptions {
  /** Compare with what is on disk, write nothing. */
  readonly check: boolean
  readonly timing: boolean
  /** Go on after every change of the project. */
  readonly watch: boolean
}

const NOT_ENABLED = 'gen.js.enabled is false in quarry.toml: nothing is generated'

/** `quarry gen`: compiles the project and writes its generated code, all of it or nothing. */
export async function gen(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  if (options.watch) return watchGen(options, invocation)
  const code = await genProject(options, invocation)
  if (options.timing) invocation.terminal.err(timesTable(invocation.stopwatch.times()))
  return code
}

async function genProject(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  const { location, terminal, stopwatch } = invocation
  stopwatch.enter('read')
  const project = openLiveProject(location, stopwatch)
  const opened = project.open()
  if (opened.config?.gen.enabled === false) {
    terminal.out(`${NOT_ENABLED}\n`)
    return exitCode.clean
  }
  const compiled = await project.compile(opened)
  stopwatch.enter('report')
  report(compiled, terminal)
  invocation.interrupts.defer()
  const mode = options.check ? 'compare' : 'write'
  const generate = createProjectGenerator(stopwatch)
  const { generation, faults } = await generate(opened, compiled, mode)
  report({ ...compiled, diagnostics: faults }, terminal)
  if (generation === undefined) return exitCode.error
  if (options.check) return printStale(generation, terminal)
  terminal.out(`${wrote(generation)}\n`)
  return exitCode.clean
}

/** `quarry gen --watch` */
async function watchGen(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  const { check, timing } = options
  const wrong = findExclusive('--watch', { '--check': check, '--timing': timing })
  if (wrong) {
    report({ diagnostics: [wrong], files: [], shownPath: (path) => path }, invocation.terminal)
    return exitCode.error
  }
  const { watchProject } = await import('../watch/watch-project.ts')
  const generate = createProjectGenerator(invocation.stopwatch)
  return watchProject(async (project, opened) => {
    if (opened.config?.gen.enabled === false) return idle(opened)
    const compiled = await project.compile(opened)
    const { generation, faults } = await generate(opened, compiled, 'write')
    return {
      ...compiled,
      diagnostics: [...compiled.diagnostics, ...faults],
      outcome: generation && wrote(generation),
      isWritten: generation !== undefined && isChanged(generation),
    }
  }, invocation)
}

function idle(opened: OpenedProject): Look {
  return { ...opened, outcome: NOT_ENABLED, isWritten: false }
}

function isChanged({ plan: { changed, stale } }: Generation): boolean {
  return changed.length > 0 || stale.length > 0
}

function printStale(
  { plan: { changed, stale }, shown }: Generation,
  { out, err, paint }: Terminal,
): ExitCode {
  const lines = [
    ...changed.map(({ name, before }) => [name, before === undefined ? 'is missing' : 'is stale']),
    ...stale.map(({ name }) => [name, 'belongs to no query file any more']),
  ]
  if (lines.length === 0) {
    out(`${paint.green('up to date')}\n`)
    return exitCode.clean
  }
  for (const [name = '', state] of lines) err(`${shown(name)} ${state}\n`)
  err('run quarry gen\n')
  return exitCode.stale
}

/** `quarry_gen: 3 files written, 1 removed, 6 unchanged`. */
function wrote(generation: Generation): string {
  const { plan, size, shown } = generation
  const { changed, stale } = plan
  if (!isChanged(generation)) return `${shown()}: up to date`
  const parts = [
    `${changed.length} ${changed.length === 1 ? 'file' : 'files'} written`,
    ...(stale.length > 0 ? [`${stale.length} removed`] : []),
    ...(changed.length < size ? [`${size - changed.length} unchanged`] : []),
  ]
  return `${shown()}: ${parts.join(', ')}`
}
