import { statSync } from 'node:fs'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault, placeOf } from '../diagnostics/fault.ts'
import { ioCode, notWritable } from '../diagnostics/io-fault.ts'
import type { OutputDirectory } from './output-directory.ts'
import { type OutputPlan, planOutput, type ReadOutputFile } from './plan-output.ts'
import { processTable } from '../process/process-table.ts'
import { writeOutput } from './write-output.ts'

/** What was done, or what stands in the way. */
export type Produced =
  | { readonly kind: 'refused'; readonly faults: readonly Renderable[] }
  | { readonly kind: 'produced'; readonly plan: OutputPlan }

export type Mode = 'write' | 'compare'

/** What another run does between our look at the directory and our renaming. */
const meanwhile: readonly (string | undefined)[] = ['ENOTEMPTY', 'EEXIST', 'ENOENT']

/** Compares the files (text by name) with the directory and, unless only asked to, writes them. */
export function produceOutput(
  files: ReadonlyMap<string, string>,
  directory: OutputDirectory,
  mode: Mode,
  read?: ReadOutputFile,
): Produced {
  try {
    return produce(files, directory, mode, read)
  } catch (error) {
    if (!meanwhile.includes(ioCode(error))) return refusal(directory, error)
  }
  try {
    return produce(files, directory, mode, read)
  } catch (error) {
    return refusal(directory, error)
  }
}

function refusal({ path }: OutputDirectory, error: unknown): Produced {
  return { kind: 'refused', faults: [notWritable(path, error)] }
}

function produce(
  files: ReadonlyMap<string, string>,
  { absolute, path, place }: OutputDirectory,
  mode: Mode,
  read: ReadOutputFile | undefined,
): Produced {
  if (statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === false) {
    const taken = fault('output-is-a-file', { directory: path }, place)
    return { kind: 'refused', faults: [taken] }
  }
  const plan = planOutput(absolute, files, read)
  const faults = plan.foreign.map((name) => fault('foreign-file', {}, placeOf(`${path}/${name}`)))
  if (faults.length > 0) return { kind: 'refused', faults }
  if (mode === 'write') writeOutput(plan, processTable)
  return { kind: 'produced', plan }
}
