import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE, faultsOf } from './axe-faults.ts'
import { cutControls } from './cut-controls.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'
import { HOME, type VisitedPage, visitedPages } from './visited-pages.ts'

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

/** Returns what lies out of reach, and what breaks a rule: all rules in the light, and those of colours, which alone differ, in the dark. */
async function lookAt(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await faultsOf(page, "{ runOnly: ['color-contrast', 'link-in-text-block'] }")
  return [...(await cutControls(page)), ...light, ...dark.map((fault) => `dark: ${fault}`)]
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
        faults.push(...(await lookAt(page)).map((fault) => `${each.path} ${fault}`))
      }
      assert.equal(faults, [])
      await finish()
    }),
  )
}

test.after(shared.close)

test.run()
