import CircleAlert from 'lucide-solid/icons/circle-alert'
import CircleCheck from 'lucide-solid/icons/circle-check'
import CircleSlash from 'lucide-solid/icons/circle-slash'
import TextCursorInput from 'lucide-solid/icons/text-cursor-input'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { HistoryEntry, HistoryList } from '../../../../api/history.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { failureLine } from '../../../state/api/api-failure.ts'
import { createFetched } from '../../../state/fetched.ts'
import { durationText, groupedNumber } from '../../../state/numbers.ts'
import { gaveText, historyDays, timeOfDay } from '../../../state/sql/saved/history-list.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'
import { useOpenText } from './open-text.ts'
import { SearchField } from './search-field.tsx'

const OUTCOMES = {
  done: { icon: CircleCheck, class: 'i i-s ok', label: 'done' },
  failed: { icon: CircleAlert, class: 'i i-s danger', label: 'failed' },
  cancelled: { icon: CircleSlash, class: 'i i-s faint', label: 'cancelled' },
} as const

/** What has been run on this database, newest first. */
export function HistoryPanel() {
  const studio = useStudio()
  const { session } = useSql()
  const [search, setSearch] = createSignal('')
  const [isAsking, setAsking] = createSignal(false)
  let find: HTMLDivElement | undefined
  // The button that was pressed goes away: the focus goes to what takes its place.
  const ask = (isAsked: boolean) => {
    setAsking(isAsked)
    find?.querySelector<HTMLElement>(isAsked ? '.danger' : 'input')?.focus()
  }
  const history = createFetched(
    () => true,
    (_, signal) => studio.api.get<HistoryList>('/api/history', { signal }),
  )
  createEffect(
    on(
      () => session.run.runningSince(),
      () => history.refetch(),
      { defer: true },
    ),
  )
  const days = () => historyDays(history.data()?.history ?? [], search(), new Date())
  const clear = async () => {
    ask(false)
    try {
      await studio.api.send('DELETE', '/api/history')
      history.refetch()
      studio.announcer.say('History cleared')
    } catch (error) {
      studio.toasts.show({ tone: 'danger', text: `Not cleared: ${failureLine(error)}.` })
    }
  }
  return (
    <>
      <div ref={find} class="panel-find">
        <SearchField label="Search history" value={search()} onSearch={setSearch} />
        <Show
          when={isAsking()}
          fallback={
            <button
              type="button"
              class="btn small"
              disabled={(history.data()?.history.length ?? 0) === 0}
              onClick={() => ask(true)}
            >
              Clear…
            </button>
          }
        >
          <button type="button" class="btn small danger" onClick={() => void clear()}>
            Clear {groupedNumber(history.data()?.history.length ?? 0)} entries
          </button>
          <button type="button" class="btn small" onClick={() => ask(false)}>
            Keep
          </button>
        </Show>
      </div>
      <FailureBanner failure={history.failure()} retry={history.refetch} class="strip" />
      <div class="panel-list">
        <For each={days()}>
          {({ title, entries }) => (
            <section aria-label={title}>
              <h3 class="side-head">{title}</h3>
              <ul>
                <For each={entries}>{(entry) => <Entry entry={entry} />}</For>
              </ul>
            </section>
          )}
        </For>
        <Show when={history.data() !== undefined && days().length === 0}>
          <p class="panel-empty">
            {search() === ''
              ? 'Nothing has been run yet. Statements and how they ended are kept here, without the values of parameters.'
              : 'Nothing that was run has all of these words.'}
          </p>
        </Show>
      </div>
    </>
  )
}

function Entry(props: { entry: HistoryEntry }) {
  const { insert } = useSql()
  const open = useOpenText()
  const outcome = () => OUTCOMES[props.entry.outcome]
  const line = () => props.entry.query.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  return (
    <li class="panel-item">
      <button
        type="button"
        class="panel-open"
        title={props.entry.query.slice(0, 1000)}
        onClick={() => open({ query: props.entry.query })}
      >
        <span class="mono clip-2">{line()}</span>
        <span class="meta row">
          <Dynamic component={outcome().icon} class={outcome().class} />
          <span class="sr">{outcome().label}</span>
          {timeOfDay(props.entry.at)} · {durationText(props.entry.milliseconds)}
          <Show when={props.entry.outcome === 'done'}> · {gaveText(props.entry)}</Show>
        </span>
      </button>
      <button
        type="button"
        class="icon small"
        aria-label="Insert at the cursor"
        title="Insert at the cursor"
        onClick={() => insert(props.entry.query)}
      >
        <TextCursorInput class="i" />
      </button>
    </li>
  )
}
