import { join, relative, resolve } from 'node:path'
import { compileProject } from '../compile-project.ts'
import type { Placed } from '../config/config-table.ts'
import { moduleFormat, packageText } from '../config/module-format.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import type { Invocation } from '../invocation.ts'
import { openProject } from '../config/open-project.ts'
import type { OutputPlan } from '../output/plan-output.ts'
import { type OutputDirectory, produceOutput } from '../output/produce-output.ts'
import { hasErrors, report } from '../terminal/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { timesTable } from '../terminal/times-table.ts'

export interface GenOptions {
  /** Compare with what is on disk, write nothing. */
  readonly check: boolean
  readonly timing: boolean
}

/** `quarry gen`: compiles the project and writes its generated code, all of it or nothing. */
export async function gen(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  const code = await genProject(options, invocation)
  if (options.timing) invocation.terminal.err(timesTable(invocation.stopwatch.times()))
  return code
}

async function genProject(options: GenOptions, invocation: Invocation): Promise<ExitCode> {
  const { location, terminal, stopwatch } = invocation
  stopwatch.enter('read')
  const { root, config, ...opened } = await openProject(location)
  if (config?.gen.enabled === false) {
    terminal.out('gen.js.enabled is false in quarry.toml: nothing is generated\n')
    return exitCode.clean
  }
  const { compiled, ...findings } = await compileProject({ root, config, ...opened }, stopwatch)
  stopwatch.enter('report')
  report(findings, terminal)
  if (!config || !compiled || hasErrors(findings.diagnostics)) return exitCode.error
  stopwatch.enter('load printer')
  const { generate } = await import('../../compiler/generate.ts')
  const { compilation, target } = compiled
  const directory = outputDirectory(root, config.gen.out)
  const { kind, declares } = moduleFormat(config.gen.module, directory.absolute)
  const generated = await generate(compilation.project, target, stopwatch.enter, kind)
  stopwatch.enter('write')
  invocation.interrupts.defer()
  const files = new Map(generated.map(({ path, text }) => [path, text]))
  if (declares) files.set('package.json', packageText(kind))
  const produced = produceOutput(files, directory, options.check ? 'compare' : 'write')
  if (produced.kind === 'refused') {
    report({ ...findings, diagnostics: produced.faults }, terminal)
    return exitCode.error
  }
  const shown = (name: string) => findings.shownPath(join(directory.path, name))
  if (options.check) return printStale(produced.plan, shown, terminal)
  terminal.out(wrote(produced.plan, shown('.') || '.', files.size))
  return exitCode.clean
}

function outputDirectory(root: string, out: Placed<string>): OutputDirectory {
  const absolute = resolve(root, out.value)
  return { absolute, path: relative(root, absolute) || '.', place: out.place }
}

function printStale(
  { changed, stale }: OutputPlan,
  shown: (name: string) => string,
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
function wrote({ changed, stale }: OutputPlan, directory: string, size: number): string {
  if (changed.length === 0 && stale.length === 0) return `${directory}: up to date\n`
  const parts = [
    `${changed.length} ${changed.length === 1 ? 'file' : 'files'} written`,
    ...(stale.length > 0 ? [`${stale.length} removed`] : []),
    ...(changed.length < size ? [`${size - changed.length} unchanged`] : []),
  ]
  return `${directory}: ${parts.join(', ')}\n`
}
