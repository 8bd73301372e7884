import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from './shop-database.ts'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const NAMES = 'select name from publishers order by id'

const shared = sharedScene({ engine: 'sqlite' })

/** Goes to a table by the switcher. */
async function goToTable(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+P')
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
  await page.keyboard.type(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`), selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()
}

/** Does a command by the palette. */
async function command(page: Page, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
  await page.keyboard.type(`>${title}`)
  await page.getByRole('option', { name: new RegExp(`^${title}`), selected: true }).waitFor()
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, role: string): Promise<void> {
  for (let press = 0; press < 80; press++) {
    const at = await page.evaluate("document.activeElement?.getAttribute('role') ?? ''")
    if (at === role) return
    await page.keyboard.press('Tab')
  }
  assert.unreachable(`Tab leads to no ${role}`)
}

test(
  'a day at the keyboard: table, search, edit, undo, SQL, diagram and back',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const names = async () => JSON.stringify(await rowsOf(url, NAMES))
    const before = await names()
    await page.goto(`${origin}/`)
    await page.getByRole('main').getByRole('link', { name: 'publishers' }).waitFor()
    await goToTable(page, 'publishers')
    await page.keyboard.press('ControlOrMeta+F')
    await page.keyboard.type('Harbour')
    await page.keyboard.press('Enter')
    await page.getByRole('grid').getByText('Nordlicht Verlag').waitFor({ state: 'detached' })
    await tabTo(page, 'gridcell')
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('Harbour & Sons')
    await page.keyboard.press('Enter')
    await eventually(names, (found) => found.includes('Harbour & Sons'))
    await page.keyboard.press('ControlOrMeta+Z')
    await eventually(names, (found) => found === before)
    await command(page, 'New statement')
    await page.getByRole('textbox', { name: /SQL/ }).waitFor()
    await tabTo(page, 'textbox')
    await page.keyboard.insertText('select 41 + 1 as answer')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('grid').getByText('42').waitFor()
    await command(page, 'Diagram of the tables')
    await page.getByRole('group', { name: /^publishers, \d+ columns/ }).waitFor()
    await page.keyboard.press('ControlOrMeta+F')
    await page.keyboard.type('publishers')
    await page.getByRole('heading', { name: 'publishers', exact: true }).waitFor()
    await tabTo(page, 'group')
    await page.keyboard.press('Enter')
    await page.getByRole('grid').getByText('Harbour House').waitFor()
    await finish()
  }),
)

test.after(shared.close)

test.run()
