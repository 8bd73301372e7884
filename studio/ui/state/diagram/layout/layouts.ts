import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'
import type { LayoutAnswer, LayoutRequest } from './layout-request.ts'

export interface Layouts {
  /** The last layout; that of an earlier request until the next one is there. */
  readonly answer: Accessor<LayoutAnswer | undefined>
  readonly busy: Accessor<boolean>
  readonly failed: Accessor<boolean>
}

interface Answered {
  readonly turn: number
  readonly answer: LayoutAnswer
}

/** Lays out whatever is asked for, in a worker; only the newest answer counts. */
export function createLayouts(request: Accessor<LayoutRequest | undefined>): Layouts {
  const worker = new Worker(new URL('layout-worker.ts', import.meta.url), { type: 'module' })
  const [answer, setAnswer] = createSignal<LayoutAnswer>()
  const [busy, setBusy] = createSignal(false)
  const [failed, setFailed] = createSignal(false)
  let turn = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    if (data.turn !== turn) return
    setAnswer(data.answer)
    setBusy(false)
  })
  worker.addEventListener('error', () => {
    setFailed(true)
    setBusy(false)
  })
  createEffect(() => {
    const wanted = request()
    if (wanted === undefined) return
    turn += 1
    setBusy(true)
    worker.postMessage({ turn, request: wanted })
  })
  onCleanup(() => worker.terminate())
  return { answer, busy, failed }
}
