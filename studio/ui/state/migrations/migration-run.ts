import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { MigrationEvent } from '../../../api/migrations.ts'
import { ApiFailure, writeWithoutAnswer } from '../api/api-failure.ts'
import type { ApiClient } from '../api/api-client.ts'
import { Intent } from '../api/intent.ts'

/** What runs at the moment. */
export interface RunProgress {
  readonly id: string
  readonly name: string
  /** Statements of the file that are done. */
  readonly done: number
  readonly total: number
  /** What is waited for; undefined: nothing. */
  readonly waiting: string | undefined
}

/** A statement that was refused: where, and how far the file was done. */
export interface FailedAt {
  readonly file: string
  readonly statement: number | null
  readonly done: number
  readonly total: number
}

export interface RunFailure {
  readonly error: unknown
  readonly at: FailedAt | undefined
}

/** Files that run on the server; at most one run goes on at a time. */
export interface MigrationRun {
  /** Undefined: nothing runs. */
  readonly progress: Accessor<RunProgress | undefined>
  readonly failure: Accessor<RunFailure | undefined>
  readonly clear: () => void
  /** How many migrations are done when it has ended; undefined where it failed. */
  readonly start: (path: string, body: object) => Promise<number | undefined>
}

const BEGINNING: RunProgress = { id: '', name: '', done: 0, total: 0, waiting: undefined }

export function createMigrationRun(api: ApiClient): MigrationRun {
  const [progress, setProgress] = createSignal<RunProgress>()
  const [failure, setFailure] = createSignal<RunFailure>()
  const abort = new AbortController()
  const intent = new Intent()
  // What has begun to change something goes on without the page.
  onCleanup(() => abort.abort())
  const start = async (path: string, body: object) => {
    if (progress() !== undefined) return undefined
    setProgress(BEGINNING)
    setFailure(undefined)
    try {
      const tell = (change: Change) => setProgress((before = BEGINNING) => change(before))
      return await intent.send([path, body], (key) =>
        follow(api.lines(path, body, { key, signal: abort.signal }), tell),
      )
    } catch (error) {
      if (!abort.signal.aborted) setFailure({ error, at: failedAt(error) })
      return undefined
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, failure, clear: () => setFailure(undefined), start }
}

type Change = (before: RunProgress) => RunProgress

/** Throws ApiFailure where the run fails, or ends before it says how. */
async function follow(
  lines: AsyncIterable<string>,
  tell: (change: Change) => void,
): Promise<number> {
  for await (const line of lines) {
    const event: MigrationEvent = JSON.parse(line)
    if (event.event === 'failure') throw new ApiFailure(event.status, event.body)
    if (event.event === 'done') return finishedIn(event.answer)
    tell((before) => progressed(before, event))
  }
  throw writeWithoutAnswer()
}

function finishedIn(answer: Extract<MigrationEvent, { event: 'done' }>['answer']): number {
  return 'takenBack' in answer ? answer.takenBack.length : answer.applied.length
}

/** What is known of a run once an event has come. */
export function progressed(before: RunProgress, event: MigrationEvent): RunProgress {
  if (event.event === 'start') {
    const { id, name, total } = event
    return { id, name, total, done: 0, waiting: undefined }
  }
  if (event.event === 'statement') return { ...before, done: event.number, waiting: undefined }
  if (event.event === 'wait') return { ...before, waiting: `another run: ${event.holder}` }
  if (event.event === 'blocked')
    return { ...before, waiting: `a lock of ${event.blockers.join(', ')}` }
  return { ...before, waiting: undefined }
}

function failedAt(error: unknown): FailedAt | undefined {
  return error instanceof ApiFailure && isFailedBody(error.body) ? error.body.failed : undefined
}

function isFailedBody(body: object): body is { readonly failed: FailedAt } {
  return 'failed' in body && typeof body.failed === 'object' && body.failed !== null
}
