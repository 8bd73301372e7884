import { availableParallelism } from 'node:os'
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  SHARE_ENV,
  Worker,
} from 'node:worker_threads'
import type { BegunCompilation, CompiledGroup, Sources } from '../../compiler/compile.ts'
import { bug } from '../../compiler/diagnostics/bug.ts'
import type { WantedTarget } from '../config/load-target.ts'
import { type Answer, type Assignment, helperUrl } from './helping-thread.ts'
import { putOwn } from './same-objects.ts'
import { createTurns, takeNext } from './turns.ts'

/** The groups of all query files in their order, whichever thread compiled them. Throws: CompilerBug. */
export type CompileGroups = (begun: BegunCompilation) => Promise<readonly CompiledGroup[]>

/** Each keeps a heap of its own, and the main thread takes in what all of them find. */
const MOST_HELPERS = 3

/**
 * Node keeps 192 kB of it back. The rest is a little less than the 984 kB that V8 gives the main
 * thread, so that what is too deep there is too deep here.
 */
const STACK_MEGABYTES = (192 + 900) / 1024

/** Has other threads begin with the query files; the main thread joins in as soon as it can. */
export function startHelpers(
  sources: Sources,
  wanted: WantedTarget,
  turns = createTurns(),
): CompileGroups {
  const files = sources.queries
  const count = Math.min(availableParallelism() - 1, MOST_HELPERS, files.length - 1)
  const helpers = Array.from({ length: count }, () => startHelper({ sources, wanted, turns }))
  return async (begun) => {
    const found: Found = { groups: new Map(), count: files.length, begun }
    for (let index = takeNext(turns); index < files.length; index = takeNext(turns)) {
      found.groups.set(index, begun.compileGroup(files[index] ?? bug(`no query file ${index}`)))
      for (const helper of helpers) takeWaiting(helper, found)
    }
    await takeRest(helpers, found)
    return files.map((file, index) => found.groups.get(index) ?? begun.compileGroup(file))
  }
}

interface Helper {
  readonly worker: Worker
  readonly answers: MessagePort
  /** Resolves when the thread has ended: to what was thrown, else to undefined. */
  readonly ended: Promise<unknown>
}

interface Found {
  /** By the index of their file; undefined: still to be compiled by the main thread. */
  readonly groups: Map<number, CompiledGroup | undefined>
  /** How many there will be. */
  readonly count: number
  readonly begun: BegunCompilation
}

function startHelper(assignment: Omit<Assignment, 'answers'>): Helper {
  const { port1: answers, port2 } = new MessageChannel()
  const workerData: Assignment = { ...assignment, answers: port2 }
  const worker = new Worker(helperUrl, {
    workerData,
    transferList: [port2],
    env: SHARE_ENV,
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
  })
  const ended = new Promise<unknown>((resolve) => {
    worker.once('error', resolve)
    worker.once('exit', () => resolve(undefined))
  })
  // Nobody waits for it where all is done before it is ready.
  worker.unref()
  return { worker, answers, ended }
}

function take({ index, compiled, namelessEnums }: Answer, { groups, begun }: Found): void {
  putOwn(compiled, new Map(namelessEnums.map((each, i) => [each, begun.namelessEnums[i]])))
  groups.set(index, compiled)
}

/** What has come meanwhile: no event tells a thread that compiles. */
function takeWaiting({ answers }: Helper, found: Found): void {
  for (;;) {
    const received: { message: Answer } | undefined = receiveMessageOnPort(answers)
    if (received === undefined) return
    take(received.message, found)
  }
}

/** Until there is an answer for each file. Throws: what ended a thread before it gave all of its own. */
async function takeRest(helpers: readonly Helper[], found: Found): Promise<void> {
  const isComplete = () => found.groups.size === found.count
  if (isComplete()) return
  await new Promise<void>((resolve, reject) => {
    for (const { worker, answers } of helpers) {
      worker.ref()
      answers.on('message', (answer: Answer) => {
        take(answer, found)
        if (isComplete()) resolve()
      })
    }
    Promise.all(helpers.map(({ ended }) => ended)).then((failures) => {
      for (const helper of helpers) takeWaiting(helper, found)
      const failure = failures.find((each) => each !== undefined)
      if (isComplete()) resolve()
      else reject(failure ?? new Error('a helping thread ended before its work was done'))
    }, reject)
  })
  for (const { worker, answers } of helpers) {
    answers.close()
    worker.unref()
  }
}
