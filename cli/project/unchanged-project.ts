import { join } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { moduleFormat } from '../config/module-format.ts'
import type { Generated, Generation } from './generate-project.ts'
import type { ReadProject } from './live-project.ts'
import { generationRecord } from './generation-record.ts'
import { outputDirectory } from '../output/output-directory.ts'
import { MANIFEST, settledOutput } from '../output/settled-output.ts'
import type { Findings } from '../terminal/report.ts'
import { version } from '../version.ts'

/** The outcome of a run of `gen`; its generation is undefined where an error stood in the way. */
export interface GenOutcome {
  readonly generation: Generation | undefined
  readonly findings: Findings
}

/** Tells whether a project and its output are as a run of `gen` left them. */
export interface ProjectMemory {
  /** The outcome that a new run would have again; undefined where anything differs. */
  readonly recall: () => Promise<GenOutcome | undefined>
  /** For what was written without an error. */
  readonly keep: (generated: Generated, warnings: readonly Renderable[]) => Promise<void>
}

/**
 * Undefined where a fault in what was read is in the way. `build` names the program that runs, since
 * another one may generate other code.
 */
export function projectMemory(project: ReadProject, build: string): ProjectMemory | undefined {
  const { path, root, config, read, shownPath } = project
  if (!config || !read || read.faults.length > 0) return undefined
  const directory = outputDirectory(root, config.gen.out)
  const { kind, declares } = moduleFormat(config.gen.module, directory.absolute)
  const circumstances = [version, build, process.version, kind, String(declares)]
  const files = [...project.files, ...read.files]
  const record = generationRecord(path, root)
  const shown = (name = '.') => shownPath(join(directory.path, name)) || '.'
  return {
    async recall() {
      const outputs = settledOutput(directory.absolute)
      const run = outputs && { circumstances, inputs: files, outputs }
      const diagnostics = run && (await record.warningsOf(run))
      if (!run || !diagnostics) return undefined
      const unchanged = [...run.outputs.keys()].filter((name) => name !== MANIFEST)
      const generation = { changed: [], removed: [], unchanged, shown }
      return { generation, findings: { diagnostics, files, shownPath } }
    },
    keep({ outputs }, warnings) {
      return record.write({ circumstances, inputs: files, outputs }, warnings)
    },
  }
}
