import { basename } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { checkoutRecord } from './checkout-record.ts'

/** All that a run of `gen` depends on, and what stands in the output directory after it. */
export interface RecordedRun {
  /** The facts that decide about the output besides files, in words. */
  readonly circumstances: readonly string[]
  /** In the order in which they are read. */
  readonly inputs: readonly SourceFile[]
  /** Texts by name. */
  readonly outputs: ReadonlyMap<string, string>
}

/**
 * The last run of `gen` on a project, kept as it was: to compare a megabyte takes less time than to
 * load what makes digests. Where the file is missing or damaged, or any character is another one, it
 * says nothing.
 */
export interface GenerationRecord {
  /** The warnings of the run where the record is of the very same one. */
  readonly warningsOf: (run: RecordedRun) => Promise<readonly Renderable[] | undefined>
  readonly write: (run: RecordedRun, warnings: readonly Renderable[]) => Promise<void>
}

export function generationRecord(projectFile: string, root: string): GenerationRecord {
  const record = checkoutRecord(root, `${basename(projectFile)}.gen`)
  return {
    async warningsOf(run) {
      const text = record.read()
      const end = text.indexOf('\n')
      if (end < 0 || text.slice(end + 1) !== runText(run)) return undefined
      if (end === 0) return []
      const { readWarnings } = await import('./recorded-warnings.ts')
      return readWarnings(text.slice(0, end))
    },
    async write(run, warnings) {
      const line = warnings.length === 0 ? '' : await warningsLine(warnings)
      record.write(`${line}\n${runText(run)}`)
    },
  }
}

async function warningsLine(warnings: readonly Renderable[]): Promise<string> {
  const { warningsText } = await import('./recorded-warnings.ts')
  return warningsText(warnings)
}

/** Each text with its length before it, so that no two runs make the same row of characters. */
function runText({ circumstances, inputs, outputs }: RecordedRun): string {
  const parts = [
    circumstances,
    inputs.flatMap(({ path, text }) => [path, text]),
    [...outputs].flat(),
  ]
  return parts.map((texts) => texts.map((text) => `${text.length}:${text}`).join('')).join(';')
}
