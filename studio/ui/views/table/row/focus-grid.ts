/** Gives the focus back to the active cell. */
export function focusGrid(): void {
  queueMicrotask(() =>
    document.querySelector<HTMLElement>('.grid [role="gridcell"][tabindex="0"]')?.focus(),
  )
}

/** Gives the focus to the first control of the panel. */
export function focusPanel(): void {
  const first = '.detail :is(input, textarea, .select, .seg button, .fields button)'
  // The panel may have to be loaded first.
  let tries = 0
  const look = () => {
    const control = document.querySelector<HTMLElement>(first)
    tries += 1
    if (control !== null) control.focus()
    else if (tries < 60) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
