import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const shared = sharedScene({ engine: 'sqlite' })

function chosen(page: Page): Promise<string> {
  return page.getByRole('option', { selected: true }).innerText()
}

async function openPalette(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
}

test(
  'a table is gone to by a few of its letters',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    await page.getByRole('main').getByRole('link', { name: 'publishers' }).waitFor()
    await openPalette(page, 'ControlOrMeta+P')
    await page.keyboard.type('orl')
    await eventually(
      () => chosen(page),
      (text) => text.startsWith('order_lines'),
    )
    await page.keyboard.press('Enter')
    await page.getByRole('grid').waitFor()
    assert.match(page.url(), '/tables/main/order_lines')
    await openPalette(page, 'ControlOrMeta+P')
    assert.match(await chosen(page), 'order_lines')
    await page.keyboard.type('zzz')
    await page.getByText('Nothing is called like “zzz”').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'detached' })
    await finish()
  }),
)

test(
  'commands are found and run, those of a table too',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    await page.getByRole('main').getByRole('link', { name: 'publishers' }).waitFor()
    await openPalette(page, 'ControlOrMeta+K')
    await page.keyboard.type('>dark')
    await eventually(
      () => chosen(page),
      (text) => text.startsWith('Dark theme'),
    )
    await page.keyboard.press('Enter')
    await eventually(
      () => page.evaluate('document.documentElement.dataset.theme'),
      (theme) => theme === 'dark',
    )
    await openPalette(page, 'ControlOrMeta+K')
    await page.keyboard.type('books in the diagram')
    await eventually(
      () => chosen(page),
      (text) => text.startsWith('Show books in the diagram'),
    )
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: /^books, \d+ columns/ }).waitFor()
    await finish()
  }),
)

test(
  'the help shows every key, also those that were changed',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    await page.getByRole('main').getByRole('link', { name: 'publishers' }).waitFor()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard' })
    await help.getByText('Follow a foreign key').waitFor()
    await help.getByRole('button', { name: 'Change keys' }).click()
    const keys = page.getByRole('dialog', { name: 'Change keys' })
    await keys.getByRole('button', { name: 'Key of Commands: Ctrl+K' }).click()
    await page.keyboard.press('ControlOrMeta+P')
    await keys.getByText('Also the key of Go to table').waitFor()
    await keys.getByRole('button', { name: 'Key of Commands: Ctrl+P' }).click()
    await page.keyboard.press('ControlOrMeta+J')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'publishers' }).waitFor()
    await openPalette(page, 'ControlOrMeta+J')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    const line = help.locator('dl > div').filter({ hasText: 'Commands' })
    assert.match((await line.innerText()).replace(/\s+/g, ' '), 'Ctrl J')
    await help.getByRole('button', { name: 'Change keys' }).click()
    await keys.getByRole('button', { name: 'Reset all' }).click()
    await keys.getByRole('button', { name: 'Key of Commands: Ctrl+K' }).waitFor()
    await finish()
  }),
)

test(
  'on a phone the palette is opened by its button',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const { page, finish } = await openStudioPage({ browser, origin, options })
    await page.goto(`${origin}/`)
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await page.getByRole('combobox', { name: 'Search' }).fill('publi')
    await page.getByRole('option', { name: /^publishers/ }).tap()
    await page.getByRole('heading', { name: 'publishers' }).waitFor()
    await finish()
  }),
)

test.after(shared.close)

test.run()
