import { join } from 'node:path'
import type { Generate } from '../../compiler/generate.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { OpenedProject } from '../config/open-project.ts'
import { moduleFormat, packageText } from '../config/module-format.ts'
import type { Compiled } from './live-project.ts'
import { outputDirectory } from '../output/output-directory.ts'
import { type OutputPlan, readOutputFile } from '../output/plan-output.ts'
import { type Mode, produceOutput } from '../output/produce-output.ts'
import { withManifest } from '../output/settled-output.ts'
import { rememberFiles } from '../sources/remember-files.ts'
import { hasErrors } from '../terminal/report.ts'
import type { Stopwatch } from '../terminal/stopwatch.ts'

/** The files of the output directory by what happened to them, or would happen; names in their order. */
export interface Generation {
  readonly changed: readonly { readonly name: string; readonly isNew: boolean }[]
  readonly removed: readonly string[]
  readonly unchanged: readonly string[]
  /** The path of one of the files as the user sees it; of the directory without a name. */
  readonly shown: (name?: string) => string
}

/** A generation with the texts that stand in the directory after it, the manifest too. */
export interface Generated extends Generation {
  readonly outputs: ReadonlyMap<string, string>
}

/** The faults are those that the output directory adds; nothing is generated where an error stands in the way. */
export interface GenerationResult {
  readonly generated: Generated | undefined
  readonly faults: readonly Renderable[]
}

/** Generates the code of a project again and again, and does only what its changes ask for. */
export type GenerateProject = (
  opened: OpenedProject,
  compiled: Compiled,
  mode: Mode,
) => Promise<GenerationResult>

export function createProjectGenerator({ enter }: Stopwatch): GenerateProject {
  const read = rememberFiles(readOutputFile, () => false)
  let generate: Generate | undefined
  return async ({ root, config, shownPath }, { compiled, diagnostics }, mode) => {
    if (!config || !compiled || hasErrors(diagnostics)) return { generated: undefined, faults: [] }
    enter('load printer')
    const { createGenerator } = await import('../../compiler/generate.ts')
    generate ??= createGenerator()
    const { compilation, target } = compiled
    const directory = outputDirectory(root, config.gen.out)
    const { kind, declares } = moduleFormat(config.gen.module, directory.absolute)
    const texts = await generate(compilation.project, target, enter, kind)
    enter('write')
    const files = new Map(texts.map(({ path, text }) => [path, text]))
    if (declares) files.set('package.json', packageText(kind))
    const produced = produceOutput(files, directory, mode, read)
    if (produced.kind === 'refused') return { generated: undefined, faults: produced.faults }
    const shown = (name = '.') => shownPath(join(directory.path, name)) || '.'
    return { generated: generatedBy(produced.plan, files, shown), faults: [] }
  }
}

function generatedBy(
  { changed, stale, manifest }: OutputPlan,
  files: ReadonlyMap<string, string>,
  shown: Generation['shown'],
): Generated {
  const differing = new Set(changed.map(({ name }) => name))
  return {
    changed: changed.map(({ name, before }) => ({ name, isNew: before === undefined })),
    removed: stale.map(({ name }) => name),
    unchanged: [...files.keys()].filter((name) => !differing.has(name)),
    shown,
    outputs: withManifest(manifest.text, files),
  }
}
