import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines, type StudioEngine } from '../shop-database.ts'
import { cellAt, eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'
import { tablePath } from './table-path.ts'

const REFUSED = [/status of (?:409|422)/]

async function publishers(url: string): Promise<readonly string[]> {
  const rows = await rowsOf(url, `select name, country, website from publishers order by id`)
  return rows.map((row) => Object.values(row).map(String).join(' '))
}

async function field(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true }).getByRole('textbox')
}

/** A row is added by a form that says what is required, then copied. */
async function addRow(engine: StudioEngine, { browser, database, studios }: StudioScene) {
  const { url } = database
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
  await page.goto(origin + tablePath(engine, 'publishers'))
  const grid = page.getByRole('grid')
  await grid.getByText('Harbour House').waitFor()
  await page.getByRole('button', { name: 'Add row' }).click()
  const form = page.getByRole('form', { name: 'New row of publishers' })
  await form.getByText('2 required').waitFor()
  assert.is(await (await field(page, 'id')).getAttribute('placeholder'), 'Numbered by the database')
  await form.getByRole('button', { name: 'Add row' }).click()
  assert.match(
    await form.getByRole('group', { name: 'name', exact: true }).innerText(),
    /This column needs a value/,
  )
  await (await field(page, 'name')).fill('New & Old')
  await (await field(page, 'country')).fill('NL')
  await (await field(page, 'country')).press('Control+Enter')
  await grid.getByText('New & Old').waitFor()
  assert.is((await publishers(url)).at(-1), 'New & Old NL null')
  await (await cellAt(grid, { row: 'New & Old', column: 'name' })).click()
  await page.keyboard.press('Control+D')
  await form.waitFor()
  assert.is(await (await field(page, 'name')).inputValue(), 'New & Old')
  assert.is(await (await field(page, 'id')).inputValue(), '')
  await (await field(page, 'name')).fill('Copied')
  await (await field(page, 'name')).press('Control+Enter')
  await grid.getByText('Copied').waitFor()
  assert.is((await publishers(url)).at(-1), 'Copied NL null')
  await removeRow(page, url)
  await finish()
}

/** A row is deleted by the keyboard, which names what goes with it, and comes back by undo. */
async function removeRow(page: Page, url: string) {
  const grid = page.getByRole('grid')
  const before = await publishers(url)
  await (await cellAt(grid, { row: 'Harbour House', column: 'name' })).click()
  await page.keyboard.press('Control+Backspace')
  const dialog = page.getByRole('dialog', { name: /Delete 1 row/ })
  await dialog.getByText(/of books/).waitFor()
  await dialog.getByRole('button', { name: 'Delete 1 row' }).click()
  await eventually(
    () => publishers(url),
    (rows) => rows.length === before.length - 1,
  )
  await page.getByRole('button', { name: /^Undo: deletion/ }).click()
  await eventually(
    () => publishers(url),
    (rows) => JSON.stringify(rows) === JSON.stringify(before),
  )
}

/** All of a row beside the grid: edited there, and gone through. */
async function editInPanel(engine: StudioEngine, { browser, database, studios }: StudioScene) {
  const { url } = database
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
  await page.goto(origin + tablePath(engine, 'publishers'))
  const grid = page.getByRole('grid')
  await (await cellAt(grid, { row: 'Nordlicht Verlag', column: 'name' })).click()
  await page.keyboard.press('Shift+Enter')
  const panel = page.getByRole('complementary', { name: /^Row: publishers/ })
  const website = panel.getByRole('group', { name: 'website', exact: true })
  await website.getByRole('textbox').fill('https://example.test')
  await website.getByRole('textbox').press('Enter')
  await eventually(
    () => publishers(url),
    (rows) => rows.some((row) => row === 'Nordlicht Verlag DE https://example.test'),
  )
  const long = ' of the north and of all the seas around it'
  const title = panel.getByRole('group', { name: 'name', exact: true }).getByRole('textbox')
  await title.press('End')
  await page.keyboard.type(long)
  assert.is(await title.inputValue(), `Nordlicht Verlag${long}`)
  await page.keyboard.press('Escape')
  await website.getByRole('textbox').focus()
  await website.getByRole('button', { name: 'NULL' }).click()
  await eventually(
    () => publishers(url),
    (rows) => rows.some((row) => row === 'Nordlicht Verlag DE null'),
  )
  await panel.getByRole('link', { name: /^books/ }).waitFor()
  await panel.getByRole('button', { name: 'Previous row' }).click()
  assert.not.match(String(await panel.getAttribute('aria-label')), /publishers 3$/)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(
    `${engine}: a row is added, copied, deleted with what hangs on it, and brought back`,
    shared.use((scene) => addRow(engine, scene)),
  )
  test(
    `${engine}: a row is edited in the panel beside the grid`,
    shared.use((scene) => editInPanel(engine, scene)),
  )
  test.after(shared.close)
}

test.run()
