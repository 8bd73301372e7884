import X from 'lucide-solid/icons/x'
import { createEffect, createSignal, type JSX, Match, on, onCleanup, Show, Switch } from 'solid-js'
import { type SqlPanel, useSql } from '../sql-context.ts'
import { CodePanel } from './code-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { SavedPanel } from './saved-panel.tsx'

const TITLES = {
  history: 'History',
  saved: 'Saved queries',
  code: 'Generated code',
} as const satisfies Record<SqlPanel, string>

/** What stands beside the editor: a column on wide screens, a drawer over the sheet on others. */
export function SidePanel() {
  const { panel } = useSql()
  return (
    <Show when={panel()} keyed>
      {(open) => (
        <PanelFrame title={TITLES[open]}>
          <Switch>
            <Match when={open === 'history'}>
              <HistoryPanel />
            </Match>
            <Match when={open === 'saved'}>
              <SavedPanel />
            </Match>
            <Match when={open === 'code'}>
              <CodePanel />
            </Match>
          </Switch>
        </PanelFrame>
      )}
    </Show>
  )
}

function PanelFrame(props: { title: string; children: JSX.Element }) {
  const { setPanel } = useSql()
  const [element, setElement] = createSignal<HTMLElement>()
  const before = document.activeElement
  createEffect(
    on(element, (panel) => {
      queueMicrotask(() =>
        panel?.querySelector<HTMLElement>('.panel-find :is(input, button)')?.focus(),
      )
    }),
  )
  onCleanup(() => {
    if (before instanceof HTMLElement && document.contains(before)) before.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    setPanel(undefined)
  }
  return (
    <aside ref={setElement} class="sql-panel" aria-label={props.title} onKeyDown={onKeyDown}>
      <header class="panel-head">
        <h2>{props.title}</h2>
        <span class="grow" />
        <button
          type="button"
          class="icon small"
          aria-label={`Close ${props.title}`}
          title="Close (Escape)"
          onClick={() => setPanel(undefined)}
        >
          <X class="i" />
        </button>
      </header>
      {props.children}
    </aside>
  )
}
