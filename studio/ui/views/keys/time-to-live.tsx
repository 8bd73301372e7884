import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import type { KeyPage } from '../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { ttlText } from '../../state/keys/ttl-text.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** How long the key still lives, as a ring that runs out, and how to change it. */
export function TimeToLive(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const [now, setNow] = createSignal(Date.now())
  const [end, setEnd] = createSignal<number>()
  const [longest, setLongest] = createSignal(0)
  const [stored, setStored] = createSignal('')
  // What is typed stays while the key is read again.
  const [typed, setTyped] = createSignal<string>()
  const seconds = () => typed() ?? stored()
  const timer = setInterval(() => setNow(Date.now()), SECOND)
  onCleanup(() => clearInterval(timer))
  createEffect(
    on(props.page.fetched.data, (found) => {
      const ttl = found?.ttl ?? null
      setNow(Date.now())
      setEnd(ttl === null ? undefined : Date.now() + ttl)
      setLongest((before) => Math.max(before, ttl ?? 0))
      setStored(ttl === null ? '' : String(Math.ceil(ttl / SECOND)))
    }),
  )
  const left = () => Math.max(0, (end() ?? 0) - now())
  const set = async (ttl: number | null, text: string) => {
    try {
      await props.page.patch({ ttl }, text)
      setTyped(undefined)
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = Number(seconds())
    if (Number.isInteger(wanted) && wanted > 0)
      void set(wanted * SECOND, `Time to live set to ${ttlText(wanted * SECOND)}`)
    else
      studio.toasts.show({ tone: 'danger', text: 'A time to live is a whole number of seconds.' })
  }
  const add = (more: number, word: string) => void set(left() + more, `Time to live ${word} longer`)
  return (
    <>
      <h2 class="h2">Time to live</h2>
      <Show
        when={end() !== undefined}
        fallback={<p class="ttl-none">This key stays until it is deleted.</p>}
      >
        <div class="ttl">
          <Ring left={left()} of={longest()} />
          <div>
            <div class="ttl-left">{ttlText(left())}</div>
            <div class="meta">Gone at {clock(end() ?? 0)} if nothing renews it</div>
          </div>
        </div>
      </Show>
      <Show when={studio.canWrite()}>
        <form class="ttl-form" onSubmit={submit}>
          <div class="field">
            <label for="ttl-seconds">Seconds from now</label>
            <div class="row">
              <div class="input">
                <input
                  id="ttl-seconds"
                  inputmode="numeric"
                  autocomplete="off"
                  value={seconds()}
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </div>
              <button type="submit" class="btn">
                Set
              </button>
            </div>
          </div>
          <div class="row">
            <button type="button" class="btn quiet small" onClick={() => add(HOUR, '1 hour')}>
              + 1 hour
            </button>
            <button type="button" class="btn quiet small" onClick={() => add(DAY, '1 day')}>
              + 1 day
            </button>
            <span class="grow" />
            <Show when={end() !== undefined}>
              <button
                type="button"
                class="btn quiet small"
                onClick={() => void set(null, 'Kept for ever')}
              >
                Keep for ever
              </button>
            </Show>
          </div>
        </form>
      </Show>
    </>
  )
}

/** The share of the longest time that was seen for this key. */
function Ring(props: { left: number; of: number }) {
  const share = () => (props.of === 0 ? 0 : Math.min(100, (props.left / props.of) * 100))
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={`${ttlText(props.left)} of ${ttlText(props.of)} left`}
    >
      <circle class="ring-track" cx="20" cy="20" r="16" />
      <circle
        class="ring-left"
        cx="20"
        cy="20"
        r="16"
        pathLength="100"
        stroke-dasharray={`${share()} 100`}
        transform="rotate(-90 20 20)"
      />
    </svg>
  )
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB')
}
