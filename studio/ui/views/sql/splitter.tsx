import { createEffect } from 'solid-js'
import { createStored } from '../../state/browser/stored.ts'

const LEAST = 15
const MOST = 85
const STEP = 5

/** The line between editor and results: dragged, or moved by arrows. Its place is remembered. */
export function Splitter(props: { work: HTMLElement | undefined }) {
  const [share, setShare] = createStored(localStorage, 'quarry-sql-split', 42, isShare)
  createEffect(() => props.work?.style.setProperty('--editor-share', `${share()}%`))
  const set = (next: number) => setShare(Math.round(Math.max(LEAST, Math.min(MOST, next))))
  const onPointerDown = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = props.work?.getBoundingClientRect()
    if (box !== undefined && box.height > 0) set(((event.clientY - box.top) / box.height) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: share() - STEP,
      ArrowDown: share() + STEP,
      Home: LEAST,
      End: MOST,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    <div
      class="splitter"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the editor"
      aria-valuenow={share()}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabindex="0"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  )
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= LEAST && value <= MOST
}
