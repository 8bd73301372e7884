import { createSignal, type JSX, Show } from 'solid-js'
import { Menu, type MenuSection } from './menu.tsx'

/** A button that opens a menu. */
export function MenuButton(props: {
  label: string
  class: string
  sections: readonly MenuSection[]
  disabled?: boolean | undefined
  title?: string | undefined
  /** In a grid, which is one stop of the Tab key. */
  tabindex?: number | undefined
  children: JSX.Element
}) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        class={props.class}
        aria-label={props.label}
        title={props.title ?? props.label}
        tabindex={props.tabindex}
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        disabled={props.disabled}
        onClick={() => setOpen(!isOpen())}
      >
        {props.children}
      </button>
      <Show when={isOpen()}>
        <Menu
          anchor={anchor()}
          label={props.label}
          sections={props.sections}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  )
}
