import { A, useLocation } from '@solidjs/router'
import Plus from 'lucide-solid/icons/plus'
import X from 'lucide-solid/icons/x'
import { createEffect, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useFrame } from '../../state/frame/frame.ts'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
import { isTabOf, type ShownTab } from '../../state/tabs/tab-list.ts'

/** What is open. Tabs are links: each is a page of its own. */
export function TabStrip() {
  const { tabs } = useFrameParts()
  return (
    <nav class="tabs" aria-label="Open tabs">
      <div class="tab-list" onWheel={scrollSideways}>
        <For each={tabs.tabs()}>{(tab) => <Tab tab={tab} />}</For>
      </div>
      <Show when={tabs.openNew}>
        {(openNew) => (
          <button
            type="button"
            class="icon small"
            aria-label={openNew().label}
            title={openNew().label}
            onClick={() => openNew().run()}
          >
            <Plus class="i" />
          </button>
        )}
      </Show>
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

function Tab(props: { tab: ShownTab }) {
  const { announcer } = useFrame()
  const { tabs } = useFrameParts()
  const location = useLocation()
  const isCurrent = () => isTabOf(props.tab, location.pathname)
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (by === undefined || !event.altKey || !event.shiftKey) return
    event.preventDefault()
    tabs.move(props.tab.id, by)
    announcer.say(by < 0 ? 'Moved left' : 'Moved right')
  }
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== MIDDLE) return
    // Otherwise the link opens in another tab of the browser.
    event.preventDefault()
    tabs.close(props.tab.id)
  }
  let element: HTMLElement | undefined
  createEffect(() => {
    if (isCurrent()) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  /** The focus goes to the tab that takes its place: the button that had it is gone. */
  const closeByButton = () => {
    const beside = element?.nextElementSibling ?? element?.previousElementSibling
    tabs.close(props.tab.id)
    beside?.querySelector('a')?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const id = event.dataTransfer?.getData(DRAGGED)
    const ids = tabs.tabs().map((tab) => tab.id)
    const from = ids.indexOf(id ?? '')
    if (id !== undefined && from !== -1) tabs.move(id, ids.indexOf(props.tab.id) - from)
  }
  return (
    <span
      ref={element}
      class="tab"
      aria-current={isCurrent() ? 'true' : undefined}
      draggable="true"
      data-tab={props.tab.id}
      onKeyDown={move}
      onMouseDown={(event) => event.button === MIDDLE && event.preventDefault()}
      onAuxClick={closeByMiddle}
      onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, props.tab.id)}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault()
      }}
      onDrop={drop}
    >
      <A class="tab-link" href={props.tab.path} aria-current={isCurrent() ? 'page' : undefined}>
        <Dynamic component={props.tab.icon} class="i i-s" />
        <span class="clip">{props.tab.name}</span>
        <Show when={props.tab.isUnsaved}>
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
