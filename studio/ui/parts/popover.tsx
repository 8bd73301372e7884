import { createEffect, createSignal, type JSX, onCleanup } from 'solid-js'
import { floatingPlace } from '../state/floating/floating-place.ts'

export interface PopoverProps {
  /** What it belongs to; a press there does not close it. */
  anchor: HTMLElement | undefined
  label: string
  role?: 'dialog' | 'menu' | 'listbox'
  class?: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: JSX.Element
}

/** Floats above everything beside its anchor, flips at the edges, closes by Escape or a press outside. */
export function Popover(props: PopoverProps) {
  const [element, setElement] = createSignal<HTMLElement>()
  const place = () => {
    const float = element()
    const anchor = props.anchor
    if (float === undefined || anchor === undefined) return
    const size = { width: float.offsetWidth, height: float.scrollHeight }
    const screen = { width: innerWidth, height: innerHeight }
    const { left, top, room } = floatingPlace(anchor.getBoundingClientRect(), size, screen)
    float.style.setProperty('left', `${left}px`)
    float.style.setProperty('top', `${top}px`)
    float.style.setProperty('max-height', `${room}px`)
  }
  createEffect(() => {
    const float = element()
    if (float === undefined) return
    float.showPopover()
    place()
    const observer = new ResizeObserver(place)
    observer.observe(float)
    const anchor = props.anchor instanceof HTMLButtonElement ? props.anchor : undefined
    anchor?.addEventListener('keydown', onEscape)
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    document.addEventListener('pointerdown', closeOutside, true)
    onCleanup(() => {
      observer.disconnect()
      anchor?.removeEventListener('keydown', onEscape)
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
      document.removeEventListener('pointerdown', closeOutside, true)
    })
  })
  const closeOutside = (event: PointerEvent) => {
    if (!(event.target instanceof Node)) return
    const isInside = element()?.contains(event.target) || props.anchor?.contains(event.target)
    if (!isInside) props.onClose()
  }
  // Also of the button that has opened it, which may keep the focus.
  const onEscape = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    props.onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    onEscape(event)
  }
  return (
    <div
      ref={setElement}
      popover="manual"
      role={props.role ?? 'dialog'}
      aria-label={props.label}
      class={`float ${props.class ?? 'pop'}`}
      onKeyDown={onKey}
    >
      {props.children}
    </div>
  )
}
