import { join, relative, resolve } from 'node:path'
import type { Generate } from '../compiler/generate.ts'
import type { Renderable } from '../compiler/diagnostics/render.ts'
import type { OpenedProject } from './config/open-project.ts'
import type { Placed } from './config/config-table.ts'
import { moduleFormat, packageText } from './config/module-format.ts'
import type { Compiled } from './live-project.ts'
import { type OutputPlan, readOutputFile } from './output/plan-output.ts'
import { type Mode, type OutputDirectory, produceOutput } from './output/produce-output.ts'
import { rememberFiles } from './sources/remember-files.ts'
import { hasErrors } from './terminal/report.ts'
import type { Stopwatch } from './terminal/stopwatch.ts'

/** What became of the output directory. */
export interface Generation {
  readonly plan: OutputPlan
  /** How many files belong in the directory. */
  readonly size: number
  /** The path of one of its files as the user sees it; of the directory without a name. */
  readonly shown: (name?: string) => string
}

/** Undefined where an error stands in the way; the faults are those that the output directory adds. */
export interface Generated {
  readonly generation: Generation | undefined
  readonly faults: readonly Renderable[]
}

/** Generates the code of a project again and again, and does only what its changes ask for. */
export type GenerateProject = (
  opened: OpenedProject,
  compiled: Compiled,
  mode: Mode,
) => Promise<Generated>

export function createProjectGenerator({ enter }: Stopwatch): GenerateProject {
  const read = rememberFiles(readOutputFile, () => false)
  let generate: Generate | undefined
  return async ({ root, config, shownPath }, { compiled, diagnostics }, mode) => {
    if (!config || !compiled || hasErrors(diagnostics)) return { generation: undefined, faults: [] }
    enter('load printer')
    const { createGenerator } = await import('../compiler/generate.ts')
    generate ??= createGenerator()
    const { compilation, target } = compiled
    const directory = outputDirectory(root, config.gen.out)
    const { kind, declares } = moduleFormat(config.gen.module, directory.absolute)
    const texts = await generate(compilation.project, target, enter, kind)
    enter('write')
    const files = new Map(texts.map(({ path, text }) => [path, text]))
    if (declares) files.set('package.json', packageText(kind))
    const produced = produceOutput(files, directory, mode, read)
    if (produced.kind === 'refused') return { generation: undefined, faults: produced.faults }
    const shown = (name = '.') => shownPath(join(directory.path, name)) || '.'
    return { generation: { plan: produced.plan, size: files.size, shown }, faults: [] }
  }
}

function outputDirectory(root: string, out: Placed<string>): OutputDirectory {
  const absolute = resolve(root, out.value)
  return { absolute, path: relative(root, absolute) || '.', place: out.place }
}
