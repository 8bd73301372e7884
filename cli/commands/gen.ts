import { basename } from 'node:path'
import { findExclusive } from '../arguments/exclusive-options.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import type { Generation } from '../project/generate-project.ts'
import type { Invocation } from '../invocation.ts'
import { type LiveProject, openLiveProject, type ReadProject } from '../project/live-project.ts'
import { generationJson } from '../print/generation-json.ts'
import { generationText, staleLines } from '../print/generation-text.ts'
import { refuse, report } from '../terminal/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { timesTable } from '../terminal/times-table.ts'
import { type GenOutcome, type ProjectMemory, projectMemory } from '../project/unchanged-project.ts'
import type { Look } from '../watch/tell-look.ts'

export interface GenOptions {
  /** Compare with what is on disk, write nothing. */
  readonly check: boolean
  readonly json: boolean
  readonly timing: boolean
  /** Go on after every change of the project. */
  readonly watch: boolean
}

const NOT_ENABLED = 'gen.js.enabled is false in quarry.toml: nothing is generated'

/**
 * The bundle has this module in a file whose name holds a digest of it and of all that it loads.
 * Sources, which may change under the same name, are no build.
 */
const MODULE = basename(import.meta.url)
const BUILD = MODULE.endsWith('.ts') ? undefined : MODULE

/** `quarry gen`: compiles the project and writes its generated code, all of it or nothing. */
export async function gen(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  if (options.watch) return watchGen(options, invocation)
  const { location, terminal, stopwatch } = invocation
  stopwatch.enter('read')
  const project = openLiveProject(location, stopwatch)
  const read = project.read()
  if (read.config?.gen.enabled === false) return tellDisabled(read, options, invocation)
  const memory = BUILD === undefined ? undefined : projectMemory(read, BUILD)
  const known = await memory?.recall()
  const outcome = known ?? (await generateAnew({ project, read, memory }, options, invocation))
  stopwatch.enter('report')
  tellOutcome(outcome, options, terminal)
  if (options.timing) terminal.err(timesTable(stopwatch.times()))
  return codeOf(outcome, options)
}

interface Given {
  readonly project: LiveProject
  readonly read: ReadProject
  readonly memory: ProjectMemory | undefined
}

async function generateAnew(
  { project, read, memory }: Given,
  { check }: GenOptions,
  { stopwatch, interrupts }: Invocation,
): Promise<GenOutcome> {
  const compiled = await project.compile(read)
  interrupts.defer()
  const { createProjectGenerator } = await import('../project/generate-project.ts')
  const generate = createProjectGenerator(stopwatch)
  const { generated, faults } = await generate(read, compiled, check ? 'compare' : 'write')
  const diagnostics = [...compiled.diagnostics, ...faults]
  if (generated && !check) await memory?.keep(generated, diagnostics)
  return { generation: generated, findings: { ...compiled, diagnostics } }
}

function tellOutcome(outcome: GenOutcome, { json, check }: GenOptions, terminal: Terminal): void {
  const { generation, findings } = outcome
  const { out, err, paint } = terminal
  if (json) {
    out(`${JSON.stringify(generationJson(generation, findings), undefined, 2)}\n`)
    return
  }
  report(findings, terminal)
  if (generation === undefined) return
  if (!check) out(`${generationText(generation)}\n`)
  else if (isStale(generation)) err(`${staleLines(generation).join('\n')}\nrun quarry gen\n`)
  else out(`${paint.green('up to date')}\n`)
}

function codeOf({ generation }: GenOutcome, { check }: GenOptions): ExitCode {
  if (generation === undefined) return exitCode.error
  return check && isStale(generation) ? exitCode.stale : exitCode.clean
}

function isStale({ changed, removed }: Generation): boolean {
  return changed.length > 0 || removed.length > 0
}

function tellDisabled(read: ReadProject, { json }: GenOptions, { terminal }: Invocation): ExitCode {
  if (json) terminal.out(`${JSON.stringify(generationJson(undefined, read), undefined, 2)}\n`)
  else terminal.out(`${NOT_ENABLED}\n`)
  return exitCode.clean
}

/** `quarry gen --watch` */
async function watchGen(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  const { check, json, timing } = options
  const others = { '--check': check, '--json': json, '--timing': timing }
  const wrong = findExclusive('--watch', others)
  if (wrong) return refuse(wrong, invocation.terminal)
  const { watchProject } = await import('../watch/watch-project.ts')
  const { createProjectGenerator } = await import('../project/generate-project.ts')
  const generate = createProjectGenerator(invocation.stopwatch)
  return watchProject(async (project, read) => {
    if (read.config?.gen.enabled === false) return idle(read)
    const compiled = await project.compile(read)
    const { generated, faults } = await generate(read, compiled, 'write')
    return {
      ...compiled,
      diagnostics: [...compiled.diagnostics, ...faults],
      outcome: generated && generationText(generated),
      isWritten: generated !== undefined && isStale(generated),
    }
  }, invocation)
}

function idle(read: ReadProject): Look {
  return { ...read, outcome: NOT_ENABLED, isWritten: false }
}
