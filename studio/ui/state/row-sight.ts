import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import { rowWindow } from './grid/visible-window.ts'

/** So many rows beyond each edge are there before they are scrolled to. */
const OVERSCAN = 12
/** Before the browser has measured it. */
const HEIGHT = 900

export interface RowSight {
  /** The element that scrolls. */
  readonly setElement: (element: HTMLElement) => void
  readonly onScroll: () => void
  /** The places of the rows in sight. */
  readonly indexes: Accessor<readonly number[]>
  /** The pixels before the first of them, and behind the last. */
  readonly before: Accessor<number>
  readonly behind: Accessor<number>
  /** Scrolls as far as a row needs to be seen whole. */
  readonly reveal: (index: number) => void
}

/** Which of many equally high rows are in sight, so that only those exist. */
export function createRowSight(count: Accessor<number>, rowHeight: Accessor<number>): RowSight {
  const [element, setElement] = createSignal<HTMLElement>()
  const [top, setTop] = createSignal(0)
  const [height, setHeight] = createSignal(HEIGHT)
  const onScroll = () => setTop(element()?.scrollTop ?? 0)
  createEffect(() => {
    const scroller = element()
    if (scroller === undefined) return
    const observer = new ResizeObserver(() => {
      setHeight(scroller.clientHeight)
      onScroll()
    })
    observer.observe(scroller)
    onCleanup(() => observer.disconnect())
  })
  const shown = createMemo(
    () => rowWindow({ top: top(), height: height() }, rowHeight(), count(), OVERSCAN),
    undefined,
    { equals: (a, b) => a.start === b.start && a.end === b.end },
  )
  return {
    setElement,
    onScroll,
    indexes: createMemo(() => {
      const { start, end } = shown()
      return Array.from({ length: end - start }, (_, place) => start + place)
    }),
    before: () => shown().start * rowHeight(),
    behind: () => (count() - shown().end) * rowHeight(),
    reveal: (index) => {
      const scroller = element()
      if (scroller !== undefined) revealIn(scroller, index, rowHeight())
    },
  }
}

function revealIn(scroller: HTMLElement, index: number, rowHeight: number): void {
  const start = index * rowHeight
  const end = start + rowHeight
  if (start < scroller.scrollTop) scroller.scrollTop = start
  else if (end > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = end - scroller.clientHeight
}

/** A height of the style sheets in pixels: they are in rem, which people make bigger. */
export function remPixels(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
