import { isMainThread, type MessagePort, workerData } from 'node:worker_threads'
import {
  beginCompile,
  type BegunCompilation,
  type CompiledGroup,
  type QueryFile,
  type Sources,
} from '../../compiler/compile.ts'
import { schemaOf } from '../../compiler/query-definitions.ts'
import { loadTarget, type WantedTarget } from '../config/load-target.ts'
import { takeNext } from './turns.ts'

/** What a thread needs to help with a project. */
export interface Assignment {
  readonly sources: Sources
  readonly wanted: WantedTarget
  /** Of the query files, shared with all others who compile. */
  readonly turns: Int32Array
  readonly answers: MessagePort
}

export interface Answer {
  readonly index: number
  /** Undefined for what only the main thread can judge. */
  readonly compiled: CompiledGroup | undefined
  readonly namelessEnums: BegunCompilation['namelessEnums']
}

/** Where this module is: a helping thread runs it. */
export const helperUrl = new URL(import.meta.url)

if (!isMainThread) await help(workerData)

async function help({ sources, wanted, turns, answers }: Assignment): Promise<void> {
  const target = await loadTarget(wanted, sources.schema)
  if ('code' in target) return
  const begun = beginCompile(schemaOf(sources, target.dialect), target)
  for (;;) {
    const index = takeNext(turns)
    const file = sources.queries[index]
    if (file === undefined) return
    const { namelessEnums } = begun
    const answer: Answer = { index, compiled: compiledHere(file, begun), namelessEnums }
    answers.postMessage(answer)
  }
}

/**
 * Undefined for a fault of ours, which is thrown again where it is reported, and for what has
 * ended the stack: that of the main thread is larger.
 */
function compiledHere(
  file: QueryFile,
  { compileGroup }: BegunCompilation,
): CompiledGroup | undefined {
  try {
    const compiled = compileGroup(file)
    return compiled.diagnostics.some(({ code }) => code === 'nesting-too-deep')
      ? undefined
      : compiled
  } catch {
    return undefined
  }
}
