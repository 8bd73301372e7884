import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import * as assert from 'uvu/assert'

export interface StudioPage {
  readonly page: Page
  /** Fails for anything that a page of the studio must never do; then closes it. */
  finish(): Promise<void>
}

export interface PageWish {
  readonly browser: Browser
  /** Where the studio is: the only place that the page may ask. */
  readonly origin: string
  readonly options?: BrowserContextOptions
  /** Messages that the test provokes: a refused request is an error of the console. */
  readonly allowed?: readonly RegExp[]
}

/**
 * A page in a browser profile of its own. What it must never do is written down from its first moment on:
 * an error, a message of the console that is one, a violation of its own policy, a request to anywhere else.
 */
export async function openStudioPage(wish: PageWish): Promise<StudioPage> {
  const { browser, origin, options, allowed = [] } = wish
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(10_000)
  const faults: string[] = []
  await context.exposeFunction('quarryTold', (fault: string) => void faults.push(fault))
  await context.addInitScript(TELL_VIOLATIONS)
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  const refused = keepRefused(page)
  context.on('request', (request) => {
    if (!isAllowed(request.url(), origin)) faults.push(`request to ${request.url()}`)
  })
  return {
    page,
    async finish() {
      await context.close()
      const unforeseen = faults.filter((fault) => !allowed.some((each) => each.test(fault)))
      if (unforeseen.length > 0) process.stderr.write(`--- refused\n${refused.join('\n')}\n`)
      assert.equal(unforeseen, [])
    },
  }
}

/** What the studio refused, which the console tells without its reason. */
function keepRefused(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('response', async (response) => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    const answer = `${response.request().method()} ${pathname}: ${response.status()}`
    const place = refused.push(answer) - 1
    // Of a page that is closed meanwhile there is no answer to read.
    const body = await response.text().catch((error: unknown) => String(error))
    refused[place] = `${answer} ${body.slice(0, 500)}`
  })
  return refused
}

const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) => {
  quarryTold('policy: ' + event.violatedDirective + ' ' + event.blockedURI)
})`

function isAllowed(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) || /^(?:blob|data):/.test(url)
}
