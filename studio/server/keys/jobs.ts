import { randomUUID } from 'node:crypto'
import type { Job } from '../../api/keys/jobs.ts'
import { answerOfError } from '../failure/answer-of-error.ts'
import { refusal } from '../failure/refusal.ts'

type Counts = {
  -readonly [
    Name in keyof Pick<Job, 'scanned' | 'total' | 'found' | 'deleted' | 'undoId' | 'memory'>
  ]: Job[Name]
}

/** What a job knows of itself as it goes on; it is changed by its work. */
export interface Progress extends Counts {
  /** What is told of the job is asked for whenever somebody looks. */
  follow(look: () => Partial<Counts>): void
}

export interface JobWish extends Pick<Job, 'kind' | 'database' | 'match'> {
  readonly work: (progress: Progress, signal: AbortSignal) => Promise<void>
  /** Takes what failed, for the log. */
  readonly onFailure: (error: unknown) => void
}

interface Watched extends Progress {
  look(): Partial<Counts>
}

interface Kept {
  readonly facts: Pick<Job, 'id' | 'kind' | 'database' | 'match' | 'startedAt'>
  readonly progress: Watched
  readonly start: number
  readonly cancel: AbortController
  state: Job['state']
  error: string | null
  end: number | undefined
  ended: Promise<void>
}

/** So many jobs run at a time, and so many that have ended are remembered. */
const MOST_RUNNING = 4
const MOST_KEPT = 50

/** Work that takes longer than a request. */
export class Jobs {
  private readonly kept = new Map<string, Kept>()

  /** Throws Refusal where too many run. */
  start({ kind, database, match, work, onFailure }: JobWish): Job {
    const running = [...this.kept.values()].filter(({ state }) => state === 'running')
    if (running.length >= MOST_RUNNING)
      throw refusal('too_many_requests', 'wait for the jobs that run, or cancel one')
    const facts = { id: randomUUID(), kind, database, match, startedAt: new Date().toISOString() }
    const job: Kept = {
      ...{ facts, start: performance.now(), cancel: new AbortController() },
      progress: newProgress(),
      ...{ state: 'running', error: null, end: undefined, ended: Promise.resolve() },
    }
    job.ended = follow(job, work, onFailure)
    this.kept.set(facts.id, job)
    this.forgetOldest()
    return shown(job)
  }

  list(): readonly Job[] {
    return [...this.kept.values()].map(shown).toReversed()
  }

  /** Throws Refusal where there is no such job. */
  get(id: string): Job {
    return shown(this.found(id))
  }

  /** Ends a job, which keeps what it has found. Resolves when it has ended. */
  async cancel(id: string): Promise<Job> {
    const job = this.found(id)
    job.cancel.abort()
    await job.ended
    return shown(job)
  }

  async close(): Promise<void> {
    const all = [...this.kept.values()]
    for (const job of all) job.cancel.abort()
    await Promise.all(all.map(({ ended }) => ended))
  }

  private found(id: string): Kept {
    const job = this.kept.get(id)
    if (job === undefined) throw refusal('not_found', 'there is no such job', 'id')
    return job
  }

  private forgetOldest(): void {
    const done = [...this.kept.values()].filter(({ state }) => state !== 'running')
    for (const { facts } of done.slice(0, Math.max(0, this.kept.size - MOST_KEPT)))
      this.kept.delete(facts.id)
  }
}

async function follow(
  job: Kept,
  work: JobWish['work'],
  onFailure: JobWish['onFailure'],
): Promise<void> {
  try {
    await work(job.progress, job.cancel.signal)
    job.state = 'done'
  } catch (error) {
    const isCancelled = job.cancel.signal.aborted
    job.state = isCancelled ? 'cancelled' : 'failed'
    if (!isCancelled) {
      onFailure(error)
      job.error = answerOfError(error, job.facts.id).body.error.message
    }
  }
  job.end = performance.now()
}

function newProgress(): Watched {
  let look: () => Partial<Counts> = () => ({})
  return {
    ...{ scanned: 0, total: 0, found: 0, deleted: 0, undoId: null, memory: null },
    follow(given) {
      look = given
    },
    look: () => look(),
  }
}

function shown({ facts, progress, state, error, start, end }: Kept): Job {
  const ms = Math.round((end ?? performance.now()) - start)
  const { follow: _follow, look, ...counts } = progress
  return { ...facts, ...counts, ...look(), state, error, ms }
}
