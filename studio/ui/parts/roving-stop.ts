import { onCleanup } from 'solid-js'

/** What is reached by the arrows; within a form, and below a line of its own, Tab goes on as ever. */
const CONTROLS = ':is(button, input, select):not(form *, footer *, :disabled)'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * Makes one stop of Tab of all controls of a part of the page: the one that had the focus last, or the first. The arrows
 * go from one to the next. Controls that come and go are noticed.
 */
export function rovingStop(part: HTMLElement): void {
  let current: HTMLElement | undefined
  let place = 0
  const controls = () => [...part.querySelectorAll<HTMLElement>(CONTROLS)]
  const mark = () => {
    const all = controls()
    // Where the control has gone, the one in its place is the stop.
    if (current === undefined || !all.includes(current))
      current = all[Math.min(place, all.length - 1)]
    place = current === undefined ? 0 : all.indexOf(current)
    for (const each of all) each.tabIndex = each === current ? 0 : -1
  }
  const watch = new MutationObserver(mark)
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  part.addEventListener('focusin', ({ target }) => {
    const found = controls().find((each) => each === target)
    if (found === undefined) return
    current = found
    mark()
  })
  part.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const all = controls()
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
    if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    all[step(at, all.length - 1)]?.focus()
  })
  queueMicrotask(mark)
  onCleanup(() => watch.disconnect())
}
