import { type Accessor, createSignal } from 'solid-js'

/** A button with something that floats beside it. */
export interface TogglePopover {
  readonly anchor: Accessor<HTMLElement | undefined>
  readonly setAnchor: (element: HTMLElement) => void
  readonly isOpen: Accessor<boolean>
  readonly show: () => void
  readonly toggle: () => void
  /** The button gets the focus back. */
  readonly close: () => void
}

export function createTogglePopover(): TogglePopover {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const close = () => {
    setOpen(false)
    anchor()?.focus()
  }
  return {
    anchor,
    setAnchor,
    isOpen,
    close,
    show: () => setOpen(true),
    toggle: () => setOpen(!isOpen()),
  }
}
