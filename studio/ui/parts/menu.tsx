import { A } from '@solidjs/router'
import { type Component, Index, onCleanup, onMount, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { menuStep } from '../state/floating/menu-step.ts'
import { Popover } from './popover.tsx'

export interface MenuItem {
  readonly label: string
  readonly icon?: Component<{ class?: string }> | undefined
  /** What stands at the end: a key, or a number. */
  readonly end?: string | undefined
  readonly run?: (() => void) | undefined
  /** A place to go to, instead of something to do. */
  readonly href?: string | undefined
  /** Whether it is chosen, for something that is on or off. */
  readonly checked?: boolean | undefined
  readonly isDanger?: boolean | undefined
  /** Why it cannot be chosen now. */
  readonly disabled?: string | undefined
}

export interface MenuSection {
  readonly title?: string | undefined
  readonly items: readonly MenuItem[]
}

/** A menu of buttons and links, moved through by arrows and first letters; the focus goes back afterwards. */
export function Menu(props: {
  anchor: HTMLElement | undefined
  label: string
  sections: readonly MenuSection[]
  onClose: () => void
}) {
  let list: HTMLDivElement | undefined
  const before = document.activeElement
  const items = () => [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  onMount(() => queueMicrotask(() => items()[0]?.focus()))
  onCleanup(() => {
    const isLost =
      document.activeElement === document.body || list?.contains(document.activeElement)
    if (isLost && before instanceof HTMLElement) before.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') props.onClose()
    const names = items().map((item) => item.textContent)
    const active = document.activeElement
    const at = active instanceof HTMLElement ? items().indexOf(active) : -1
    const next = menuStep(event.key, at, names)
    if (next === undefined) return
    event.preventDefault()
    items()[next]?.focus()
  }
  return (
    <Popover
      anchor={props.anchor}
      label={props.label}
      role="menu"
      class="menu"
      onClose={props.onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={list} role="presentation">
        <Index each={props.sections.filter(({ items: each }) => each.length > 0)}>
          {(section, index) => (
            <>
              <Show when={index > 0}>
                <hr />
              </Show>
              <div role="group" class="menu-items" aria-label={section().title}>
                <Show when={section().title}>
                  <div class="menu-title" aria-hidden="true">
                    {section().title}
                  </div>
                </Show>
                <Index each={section().items}>
                  {(item) => <MenuLine item={item()} onClose={props.onClose} />}
                </Index>
              </div>
            </>
          )}
        </Index>
      </div>
    </Popover>
  )
}

function MenuLine(props: { item: MenuItem; onClose: () => void }) {
  const choose = () => {
    if (props.item.disabled !== undefined) return
    props.onClose()
    props.item.run?.()
  }
  const content = () => (
    <>
      <Show when={props.item.icon}>{(icon) => <Dynamic component={icon()} class="i" />}</Show>
      <span class="clip">{props.item.label}</span>
      <Show when={props.item.end}>
        <span class="end faint">{props.item.end}</span>
      </Show>
    </>
  )
  return (
    <Show
      when={props.item.href}
      fallback={
        <button
          type="button"
          role={props.item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={props.item.checked}
          aria-disabled={props.item.disabled === undefined ? undefined : true}
          title={props.item.disabled}
          classList={{ 'is-danger': props.item.isDanger }}
          tabindex={-1}
          onClick={choose}
        >
          {content()}
        </button>
      }
    >
      {(href) => (
        <A role="menuitem" href={href()} tabindex={-1} onClick={() => props.onClose()}>
          {content()}
        </A>
      )}
    </Show>
  )
}
