import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { editorOf, pressRun, resultOf, writeSql } from './sql-steps.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const shared = sharedScene({ engine: 'sqlite' })

const on = (name: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>) =>
  test(
    name,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const { page, finish } = await openStudioPage({ browser, origin, options })
      await page.addInitScript(AXE)
      await page.goto(`${origin}/sql`)
      await editorOf(page).waitFor()
      await work(page)
      await finish()
    }),
  )

const found = v.object({
  violations: v.array(v.object({ id: v.string(), nodes: v.array(v.object({ html: v.string() })) })),
})

/** Fails for each fault that axe-core finds in the page as it is. */
async function isAccessible(page: Page): Promise<void> {
  const { violations } = v.parse(found, await page.evaluate('axe.run()'))
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  assert.equal(faults, [])
}

async function everyState(page: Page): Promise<void> {
  await writeSql(page, "select 'a' as name, 3 as n; selct 1")
  await pressRun(page, 'ControlOrMeta+Shift+Enter')
  await page.getByRole('region', { name: 'Failure' }).waitFor()
  await resultOf(page, 1).getByRole('button', { name: 'Chart' }).click()
  await page.getByRole('region', { name: 'Chart of result 1' }).getByRole('img').waitFor()
  await isAccessible(page)
  await writeSql(page, 'select title from books where id = :id')
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('1')
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await resultOf(page, 1).getByRole('treeitem').first().click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page.getByRole('complementary', { name: 'History' }).getByText(/title/).first().waitFor()
  await isAccessible(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  const wide = { colorScheme, viewport: { width: 1440, height: 900 } }
  on(`axe-core finds no fault in results, dialogs and panels: ${colorScheme}`, wide, everyState)
}

/** Presses Tab until something with the name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 60; press++) {
    const focused = await page.evaluate<string>(
      `(() => {
        const at = document.activeElement
        const role = at?.getAttribute('role') === 'textbox' ? 'textbox ' : ''
        return role + (at?.getAttribute('aria-label') || at?.textContent || '').trim()
      })()`,
    )
    if (name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  assert.unreachable(`Tab does not lead to ${name}`)
}

on('statements are written, run and read by the keyboard alone', {}, async (page) => {
  await tabTo(page, /^textbox SQL$/)
  await page.keyboard.insertText("select 'key' as a, 'board' as b")
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: 'board' }).waitFor()
  await page.keyboard.press('Tab')
  await tabTo(page, /^key$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Value of b' }).waitFor()
  await page.keyboard.press('Escape')
  await tabTo(page, /^board$/)
  await page.keyboard.press('Control+H')
  await page.getByRole('complementary', { name: 'History' }).waitFor()
  await page.keyboard.press('Escape')
  await tabTo(page, /^board$/)
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

on('a statement is written with the signs of a phone and run', phone, async (page) => {
  await editorOf(page).tap()
  await page.keyboard.insertText('select count')
  await page.getByRole('button', { name: 'Insert (', exact: true }).tap()
  await page.getByRole('button', { name: 'Insert *', exact: true }).tap()
  await page.getByRole('button', { name: 'Insert )', exact: true }).tap()
  await page.keyboard.insertText(' as n from books')
  await page.getByRole('button', { name: 'Run', exact: true }).tap()
  await resultOf(page, 1).getByRole('gridcell', { name: '12' }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('menuitem', { name: 'New tab' }).tap()
  await page.getByRole('combobox', { name: 'Tab', exact: true }).selectOption('Untitled 1')
  await resultOf(page, 1).getByRole('gridcell', { name: '12' }).waitFor()
  await isAccessible(page)
})

test.after(shared.close)

test.run()
