import type { Page } from 'playwright-core'

/** The figures that a page has measured of itself. */
export interface Painted {
  /** From the event of the click to the frame that shows the element, in milliseconds. */
  readonly milliseconds: number
  /** The longest task of the page's thread meanwhile, in milliseconds; 0 where none was over 50. */
  readonly longestTask: number
}

/**
 * Lets the page itself measure from a click to the frame that shows a new element of a kind, or one that has ended its work: from outside, the test
 * program's own waiting for a place to click would be counted. Call it before the page is loaded.
 */
export async function watchPainting(page: Page, selector: string): Promise<void> {
  await page.addInitScript(`{ const selector = ${JSON.stringify(selector)}; ${WATCH} }`)
}

/** Returns what the page has measured since its last click. */
export async function untilPainted(page: Page): Promise<Painted> {
  return page.evaluate<Painted>('window.quarryPainted')
}

/** A message comes behind the frame that was asked for before it. */
const WATCH = `
let longestTask = 0
const tasks = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
})
tasks.observe({ type: 'longtask' })
const begin = ({ timeStamp }) => {
  longestTask = 0
  const before = document.querySelector(selector)
  window.quarryPainted = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const shown = document.querySelector(selector)
      if (shown === null || shown === before) return
      changes.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const milliseconds = performance.now() - timeStamp
          setTimeout(() => resolve({ milliseconds, longestTask }), 100)
        }
        port2.postMessage(undefined)
      })
    })
    changes.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  })
}
addEventListener('click', begin, true)`
