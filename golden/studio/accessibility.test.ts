import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from './axe-faults.ts'
import { cutControls } from './cut-controls.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'
import { themeFaults } from './theme-faults.ts'
import type { VisitedPage } from './visited-page.ts'
import { HOME, visitedPages } from './visited-pages.ts'

const shared = sharedScene({ engine: 'postgresql-15' })

/** Goes on as a link does, without loading the page anew. */
async function visit(page: Page, { path, ready, act }: VisitedPage): Promise<void> {
  await page.keyboard.press('Escape')
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`)
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
  if (act !== undefined && path === HOME.path) await HOME.ready(page).first().waitFor()
  await act?.(page)
  await ready(page).first().waitFor()
}

const PHONE = 768

for (const width of [1440, 820, 390]) {
  test(
    `${width} px, light and dark: axe-core finds no fault, and nothing is cut off`,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const permissions = ['clipboard-read', 'clipboard-write']
      const options = { viewport: { width, height: 900 }, permissions }
      const { page, finish } = await openStudioPage({ browser, origin, options })
      await page.addInitScript(AXE)
      await page.goto(origin)
      const faults: string[] = []
      for (const each of visitedPages) {
        if (each.isOfGrid === true && width < PHONE) continue
        await visit(page, each)
        const found = [...(await cutControls(page)), ...(await themeFaults(page))]
        faults.push(...found.map((fault) => `${each.path} ${fault}`))
      }
      assert.equal(faults, [])
      await finish()
    }),
  )
}

test.after(shared.close)

test.run()
