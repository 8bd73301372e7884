import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { Job, StartedJob } from '../../../api/keys/jobs.ts'
import type { ApiClient } from '../api/api-client.ts'

/** Work of the server that is looked at until it is over. */
export interface JobRun {
  readonly job: Accessor<Job | undefined>
  readonly failure: Accessor<unknown>
  readonly isRunning: Accessor<boolean>
  /** Resolves when it is over; the job as it ended, or undefined where it could not begin. */
  readonly start: (path: string, body: object) => Promise<Job | undefined>
  readonly stop: () => void
  readonly forget: () => void
}

/** The milliseconds between two looks. */
const PAUSE = 300

export function createJobRun(api: ApiClient): JobRun {
  const [job, setJob] = createSignal<Job>()
  const [failure, setFailure] = createSignal<unknown>()
  let isGone = false
  onCleanup(() => {
    isGone = true
  })
  const follow = async (started: Job): Promise<Job> => {
    let now = started
    while (now.state === 'running' && !isGone) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      now = await api.get<Job>(`/api/jobs/${now.id}`)
      setJob(now)
    }
    return now
  }
  const start = async (path: string, body: object) => {
    setFailure(undefined)
    setJob(undefined)
    try {
      const started = await api.send<StartedJob>('POST', path, { body })
      setJob(started.job)
      return await follow(started.job)
    } catch (error) {
      setFailure(error)
      return undefined
    }
  }
  const stop = () => {
    const id = job()?.id
    if (id !== undefined) void api.send('DELETE', `/api/jobs/${id}`).catch(setFailure)
  }
  const forget = () => {
    setJob(undefined)
    setFailure(undefined)
  }
  return { job, failure, isRunning: () => job()?.state === 'running', start, stop, forget }
}
