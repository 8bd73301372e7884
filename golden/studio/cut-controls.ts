import type { Page } from 'playwright-core'

/**
 * Returns the controls that nobody can reach with the mouse: they lie beyond the side of what cuts them off. What is
 * made to be moved sideways, such as a grid, may hold them there.
 */
export async function cutControls(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(CUT)
}

const CUT = `(() => {
  const sideways = '[role="grid"], [role="treegrid"], [role="tablist"], nav, table, pre, .seg, .filters, .symbols, .cm-editor, svg, .is-sideways'
  const controls = [...document.querySelectorAll('button, a, input, select, textarea')]
  const nameOf = (control) =>
    control.getAttribute('aria-label') ?? (control.textContent.trim() || control.outerHTML.slice(0, 80))
  const cuts = (control, box) => {
    const { right, left, width } = control.getBoundingClientRect()
    const edge = box === document.documentElement
      ? { left: 0, right: innerWidth }
      : box.getBoundingClientRect()
    return width > 1 && (right > edge.right + 1 || left < edge.left - 1)
  }
  const boxOf = (control) => {
    for (let box = control.parentElement; box !== null; box = box.parentElement) {
      if (box.matches(sideways)) return undefined
      const { overflowX, position } = getComputedStyle(box)
      if (overflowX !== 'visible' && cuts(control, box)) return box
      if (position === 'fixed' || box.matches('dialog, [popover]')) break
    }
    return cuts(control, document.documentElement) ? document.documentElement : undefined
  }
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((control) => ({ control, box: boxOf(control) }))
    .filter(({ box }) => box !== undefined)
    .map(({ control, box }) => nameOf(control) + ' is cut off by ' + box.tagName + '.' + box.className)
})()`
