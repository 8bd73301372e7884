import CircleAlert from 'lucide-solid/icons/circle-alert'
import CircleCheck from 'lucide-solid/icons/circle-check'
import Clock from 'lucide-solid/icons/clock'
import Unplug from 'lucide-solid/icons/unplug'
import { For, Show, useContext } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { ThemeSwitch } from '../../parts/theme-switch.tsx'
import type { ConnectionState } from '../../state/connection/connection.ts'
import { createSecondsUntil } from '../../state/connection/seconds-until.ts'
import { FramePartsContext } from '../../state/frame/frame-parts.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { usePageTitle } from '../../state/frame/page-title.ts'

interface Check {
  readonly icon: typeof Clock
  readonly tone: 'ok' | 'danger' | 'faint'
  readonly title: string
  readonly way: string
}

interface Words {
  readonly title: string
  readonly said: string
  readonly checks: readonly Check[]
}

const WORDS: Readonly<Record<Exclude<ConnectionState, 'connected'>, Words>> = {
  'database-lost': {
    title: 'Database connection error',
    said: 'The studio answers and its database does not. The page opens by itself when the database is back.',
    checks: [
      {
        icon: CircleCheck,
        tone: 'ok',
        title: 'The studio answers',
        way: 'It runs, and has read the address of the database.',
      },
      {
        icon: CircleAlert,
        tone: 'danger',
        title: 'The database does not answer',
        way: 'Start its server, or check the network on the way to it. For another address start quarry studio again.',
      },
    ],
  },
  'studio-lost': {
    title: 'The studio does not answer',
    said: 'This page is there, and the server that it came from is not. It opens by itself when that is back.',
    checks: [
      {
        icon: CircleAlert,
        tone: 'danger',
        title: 'Nothing answers at the address of the studio',
        way: 'Start quarry studio again in the terminal, on the same port.',
      },
      {
        icon: Clock,
        tone: 'faint',
        title: 'The database was not asked',
        way: 'If it fails next, this page says so.',
      },
    ],
  },
}

/** Takes the place of the whole page when its first load finds nobody. It is no part that is loaded later. */
export function FirstLoadFailure() {
  const studio = useFrame()
  const words = () => {
    const state = studio.connection.state()
    return state === 'connected' ? undefined : WORDS[state]
  }
  usePageTitle(() => words()?.title ?? 'Connecting')
  return (
    <div class="first-load">
      <header class="plain-top">
        <span class="brand">
          <BrandMark />
          quarry studio
        </span>
        <span class="grow" />
        <ThemeSwitch choice={studio.theme} />
      </header>
      <main class="stage" id="main">
        <Show when={words()}>
          {(found) => (
            <section class="panel" aria-labelledby="lost-title">
              <div class="in">
                <div class="lead" role="alert">
                  <span class="mark danger">
                    <Unplug class="i i-l" />
                  </span>
                  <div>
                    <h1 id="lost-title">{found().title}</h1>
                    <p>{found().said}</p>
                  </div>
                </div>
                <Tried />
              </div>
              <ul class="checks">
                <For each={found().checks}>
                  {(check) => (
                    <li>
                      <Dynamic component={check.icon} class={`i ${check.tone}`} />
                      <b class="strong">{check.title}</b>
                      <p>{check.way}</p>
                    </li>
                  )}
                </For>
              </ul>
              <TryAgain />
            </section>
          )}
        </Show>
      </main>
    </div>
  )
}

/** What is known of the database; nothing of it where the studio has never answered. */
function Tried() {
  const studio = useFrame()
  const parts = useContext(FramePartsContext)
  const facts = () => {
    const meta = studio.meta.data()
    if (meta === undefined) return [['Studio', location.origin]] as const
    return [
      ['Server', parts?.server() ?? meta.serverVersion],
      ['Address', meta.address],
      ['Database', meta.database],
      ['Environment', meta.environment ?? 'none named'],
    ] as const
  }
  return (
    <dl class="tried">
      <For each={facts()}>
        {([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        )}
      </For>
    </dl>
  )
}

function TryAgain() {
  const studio = useFrame()
  const seconds = createSecondsUntil(studio.connection.nextTry)
  return (
    <div class="foot">
      <span class="grow">
        <Show when={seconds()} fallback="Trying now.">
          {(left) => `Next try in ${left()} s.`}
        </Show>{' '}
        The terminal has the reason.
      </span>
      <button type="button" class="btn primary" onClick={() => studio.connection.tryNow()}>
        Try again
      </button>
    </div>
  )
}
