import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE, faultsOf } from '../axe-faults.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'

const shared = sharedScene({ engine: 'postgresql-15' })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('gridcell').nth(2).click()
  await page.keyboard.press('Shift+Enter')
  await page.getByRole('complementary', { name: /^Row: books/ }).waitFor()
}

/** What a person opens to edit, one after the other. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the row panel': openPanel,
  'a document as a tree': async (page) => {
    await page.getByRole('button', { name: 'Edit details' }).click()
    await page.getByRole('button', { name: 'Tree' }).click()
  },
  'a document as text': async (page) => {
    await page.getByRole('button', { name: 'Text', exact: true }).click()
  },
  'an array': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit tags' }).click()
  },
  bytes: async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit cover' }).click()
  },
  'a calendar': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose published_on' }).click()
  },
  'rows that can be referred to': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Find a row of publishers' }).click()
    await page.getByRole('option').first().waitFor()
  },
  'the form of a new row': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByRole('form', { name: /New row/ }).waitFor()
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe-core finds no fault in what values and rows are edited with, ${colorScheme}`,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const { page, finish } = await openStudioPage({ browser, origin, options: { colorScheme } })
      await page.addInitScript(AXE)
      await page.goto(`${origin}/tables/public/books`, { waitUntil: 'networkidle' })
      const faults: string[] = []
      for (const [name, open] of Object.entries(states)) {
        await open(page)
        faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
      }
      assert.equal(faults, [])
      await finish()
    }),
  )
}

test.after(shared.close)

test.run()
