import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { themeFaults } from '../theme-faults.ts'
import { withKeyPage } from './key-scene.ts'
import { seedPages, visitedKeyPages } from './visited-key-pages.ts'

/** How far the page is wider than its window. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

for (const width of [1440, 820, 390]) {
  test(`${width} px, light and dark: no page of keys has a fault of accessibility, or is too wide`, async () => {
    await withKeyPage(
      async ({ page, studio: { origin }, number }) => {
        await page.addInitScript(AXE)
        const faults: string[] = []
        for (const { name, path, act, ready } of visitedKeyPages(number)) {
          await page.goto(`${origin}${path}`)
          await act?.(page)
          await ready(page).first().waitFor()
          faults.push(...(await themeFaults(page)).map((fault) => `${name} ${fault}`))
          const overflow: unknown = await page.evaluate(OVERFLOW)
          if (overflow !== 0) faults.push(`${name} is ${overflow} pixels too wide`)
        }
        assert.equal(faults, [])
      },
      { seed: seedPages, width, allowed: [/403/] },
    )
  })
}

test.run()
