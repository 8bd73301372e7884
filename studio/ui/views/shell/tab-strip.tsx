import { A, useLocation, useNavigate } from '@solidjs/router'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Plus from 'lucide-solid/icons/plus'
import Table2 from 'lucide-solid/icons/table-2'
import X from 'lucide-solid/icons/x'
import { createEffect, For, Show } from 'solid-js'
import { type OpenTab, isTabOf, tabId, tabPath } from '../../state/open-tabs.ts'
import { useStudio } from '../../state/studio.ts'
import { useCloseTab } from './close-tab.ts'

/** The tables and statements that are open. They are links: each is a page of its own. */
export function TabStrip() {
  const studio = useStudio()
  const navigate = useNavigate()
  const openNew = () => {
    const path = tabPath({ kind: 'sql', id: studio.tabs.newSql(), name: '' })
    navigate(path, { state: { wants: 'editor' } })
  }
  return (
    <nav class="tabs" aria-label="Open tabs">
      <div class="tab-list" onWheel={scrollSideways}>
        <For each={studio.tabs.tabs()}>{(tab) => <Tab tab={tab} />}</For>
      </div>
      <button
        type="button"
        class="icon small"
        aria-label="New SQL tab"
        title="New SQL tab"
        onClick={openNew}
      >
        <Plus class="i" />
      </button>
    </nav>
  )
}

/** A wheel that turns one way only moves the strip, which has no other way to go. */
function scrollSideways(event: WheelEvent & { currentTarget: HTMLElement }): void {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY
}

/** What a dragged tab carries, in the form that browsers want. */
const DRAGGED = 'application/x-quarry-tab'

const MIDDLE = 1

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function Tab(props: { tab: OpenTab }) {
  const studio = useStudio()
  const location = useLocation()
  const isCurrent = () => isTabOf(props.tab, location.pathname)
  const isUnsaved = () => props.tab.kind === 'table' && studio.edits.isUnsaved(props.tab)
  const closeTab = useCloseTab()
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (by === undefined || !event.altKey || !event.shiftKey) return
    event.preventDefault()
    studio.tabs.move(props.tab, by)
    studio.announcer.say(by < 0 ? 'Moved left' : 'Moved right')
  }
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== MIDDLE) return
    // Otherwise the link opens in another tab of the browser.
    event.preventDefault()
    closeTab(props.tab)
  }
  let element: HTMLElement | undefined
  createEffect(() => {
    if (isCurrent()) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  /** The focus goes to the tab that takes its place: the button that had it is gone. */
  const closeByButton = () => {
    const beside = element?.nextElementSibling ?? element?.previousElementSibling
    closeTab(props.tab)
    beside?.querySelector('a')?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const id = event.dataTransfer?.getData(DRAGGED)
    const tabs = studio.tabs.tabs()
    const from = tabs.findIndex((tab) => tabId(tab) === id)
    const dragged = tabs[from]
    const to = tabs.findIndex((tab) => tabId(tab) === tabId(props.tab))
    if (dragged !== undefined) studio.tabs.move(dragged, to - from)
  }
  return (
    <span
      ref={element}
      class="tab"
      aria-current={isCurrent() ? 'true' : undefined}
      draggable="true"
      data-tab={tabId(props.tab)}
      onKeyDown={move}
      onMouseDown={(event) => event.button === MIDDLE && event.preventDefault()}
      onAuxClick={closeByMiddle}
      onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, tabId(props.tab))}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault()
      }}
      onDrop={drop}
    >
      <A class="tab-link" href={tabPath(props.tab)} aria-current={isCurrent() ? 'page' : undefined}>
        <Show when={props.tab.kind === 'table'} fallback={<SquareTerminal class="i i-s" />}>
          <Table2 class="i i-s" />
        </Show>
        <span class="clip">{props.tab.name}</span>
        <Show when={isUnsaved()}>
          <span class="unsaved" title="Not saved" />
          <span class="sr">, not saved</span>
        </Show>
      </A>
      <button
        type="button"
        class="x"
        aria-label={`Close ${props.tab.name}`}
        onClick={closeByButton}
      >
        <X class="i i-s" />
      </button>
    </span>
  )
}
