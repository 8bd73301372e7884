import type { Browser } from 'playwright-core'
import type { StartedStudio } from './start-studio.ts'

interface Seen {
  readonly browser: Browser
  readonly studios: readonly Pick<StartedStudio, 'output'>[]
}

const MOST_LINES = 250

/** Prints what the open pages show and what the studios have printed last, for a test that has failed. */
export async function printSight({ browser, studios }: Seen): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const page of pages) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch((error: unknown) => `(${String(error)})`)
    print(`page ${page.url()}`, text.split('\n').slice(0, MOST_LINES))
  }
  for (const studio of studios) print('studio', studio.output().split('\n').slice(-MOST_LINES))
}

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`\n--- ${title}\n${lines.join('\n')}\n`)
}
