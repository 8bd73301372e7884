import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import type { Activity } from '../../../api/activity.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import type { Studio } from '../studio.ts'

/** The milliseconds between an answer and the next question. */
const PAUSE = 3000

export interface ActivityState {
  readonly fetched: Fetched<Activity>
  /** Its processes keep their identity from one answer to the next, so that the focus stays where it is. */
  readonly activity: Activity
  readonly isThere: Accessor<boolean>
  readonly isPaused: Accessor<boolean>
  readonly setPaused: (isPaused: boolean) => void
}

export function createActivityState(studio: Studio): ActivityState {
  const [isPaused, setPaused] = createSignal(false)
  const ready = createMemo(() => (studio.meta.data() === undefined ? undefined : true))
  const fetched = createFetched(ready, (_, signal) =>
    studio.api.get<Activity>('/api/activity', { signal }),
  )
  const [activity, setActivity] = createStore<Activity>({
    ...{ hasServer: true, showsLocks: true, processes: [], figures: [] },
  })
  createEffect(() => {
    const found = fetched.data()
    if (found !== undefined) setActivity(reconcile(found, { key: 'id' }))
  })
  createEffect(() => {
    if (isPaused() || fetched.loading()) return
    const timer = setTimeout(() => {
      // A page that nobody sees asks nothing until it is seen again.
      if (document.visibilityState === 'visible') fetched.refetch()
      else document.addEventListener('visibilitychange', fetched.refetch, { once: true })
    }, PAUSE)
    onCleanup(() => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', fetched.refetch)
    })
  })
  return {
    fetched,
    activity,
    isThere: () => fetched.data() !== undefined,
    isPaused,
    setPaused,
  }
}
