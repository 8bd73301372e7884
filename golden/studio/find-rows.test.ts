import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type StudioEngine, studioEngines } from './shop-database.ts'
import { cellAt, eventually, openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

interface Condition {
  readonly column: string
  readonly operator: string
  readonly value?: string
}

/** Fills the form of a condition, and applies it. */
async function writeCondition(form: Locator, { column, operator, value }: Condition) {
  await form.getByLabel('Column').selectOption(column)
  await form.getByLabel('Operator').selectOption({ label: operator })
  if (value !== undefined) await form.getByLabel(/^Value/).fill(value)
  await form.getByRole('button', { name: /^(?:Add|Change) (?:filter|alternative)$/ }).click()
}

async function addFilter(page: Page, condition: Condition): Promise<void> {
  const { column } = condition
  await page
    .getByRole('button', { name: /^(?:Filter|Add filter)$/ })
    .first()
    .click()
  await writeCondition(page.getByRole('dialog', { name: 'Add filter' }), condition)
  await page.getByRole('button', { name: new RegExp(`^Change filter ${column}`) }).waitFor()
}

/** The numbers of the books that are shown, in their order. */
async function shownIds(page: Page): Promise<readonly string[]> {
  const cells = page.getByRole('grid').locator('[role="gridcell"][aria-colindex="2"]')
  return (await cells.allInnerTexts()).map((text) => text.trim())
}

async function shows(page: Page, ids: readonly string[]): Promise<void> {
  const wanted = ids.join()
  await eventually(
    () => shownIds(page),
    (found) => found.join() === wanted,
  )
}

const ALL = Array.from({ length: 12 }, (_, index) => String(index + 1))

async function findByChips({ browser, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  await openTable(page, 'books')
  await addFilter(page, { column: 'title', operator: 'contains', value: 'harbour' })
  await shows(page, ['4', '5'])
  await page.getByRole('status').getByText('Filtered: 2 rows').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Add filter' }).click()
  const form = page.getByRole('dialog', { name: 'Add filter' })
  await writeCondition(form, { column: 'price', operator: '<', value: '6.50' })
  await shows(page, ['5'])
  await page.getByRole('button', { name: /^Change filter title/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Or…' }).click()
  const alternative = page.getByRole('dialog', { name: 'Add alternative' })
  await writeCondition(alternative, { column: 'id', operator: '=', value: '12' })
  await shows(page, ['5', '12'])
  await page.reload()
  await shows(page, ['5', '12'])
  await page.getByRole('button', { name: /^Remove filter price/ }).click()
  await shows(page, ['4', '5', '12'])
  await page.goBack()
  await shows(page, ['5', '12'])
  await page.getByRole('button', { name: 'Clear' }).click()
  await shows(page, ALL)
  await finish()
}

async function findByCells({ browser, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'books')
  await (await cellAt(grid, { row: '9780000000042', column: 'title' })).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Exclude this value' }).click()
  await shows(
    page,
    ALL.filter((id) => id !== '4'),
  )
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('columnheader', { name: /^subtitle/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Is not NULL' }).click()
  await shows(page, ['2', '7', '8'])
  await page.getByRole('columnheader', { name: /^title/ }).hover()
  await page.getByRole('button', { name: 'Menu of column title' }).click()
  await page.getByRole('menuitem', { name: 'Starts with…' }).click()
  const form = page.getByRole('dialog', { name: 'Add filter' })
  await form.getByLabel(/^Value/).fill('the')
  await page.keyboard.press('Enter')
  await shows(page, ['2', '7'])
  await finish()
}

async function sorts({ browser, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  await openTable(page, 'books')
  const heading = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  await heading('publisher_id').getByRole('button').first().click()
  await heading('isbn')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Shift'] })
  await heading('isbn')
    .getByRole('button')
    .first()
    .click({ modifiers: ['Shift'] })
  await eventually(
    () => heading('isbn').getAttribute('aria-sort'),
    (sort) => sort === 'descending',
  )
  assert.is(await heading('publisher_id').getAttribute('aria-sort'), 'ascending')
  await page.getByRole('button', { name: /^Sort 2/ }).click()
  const menu = page.getByRole('dialog', { name: 'Sort rows' })
  await menu.getByLabel('NULLs').first().selectOption('last')
  await shows(page, ['5', '4', '2', '1', '3', '11', '9', '8', '6', '12', '7', '10'])
  await menu.getByLabel('NULLs').first().selectOption('first')
  await shows(page, ['10', '5', '4', '2', '1', '3', '11', '9', '8', '6', '12', '7'])
  await menu.getByRole('button', { name: 'Sort later by publisher_id' }).click()
  await shows(page, ALL.toReversed())
  await finish()
}

async function followsKeys({ browser, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'books')
  await (await cellAt(grid, { row: '9780000000035', column: 'publisher_id' })).click()
  await page.keyboard.press('Alt+Enter')
  await page.getByRole('grid', { name: 'Rows of publishers' }).getByText('Éditions').waitFor()
  await page.getByRole('button', { name: 'Change filter id = 2' }).waitFor()
  await page.getByText('Éditions du Pont').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'books (publisher_id)' }).click()
  await page.getByRole('grid', { name: 'Rows of books' }).getByText('Le Pont de verre').waitFor()
  await shows(page, ['3'])
  await page.goBack()
  await page.getByText('Éditions du Pont').click()
  await page.keyboard.press('Alt+ArrowLeft')
  await shows(page, ALL)
  await finish()
}

async function tellsWhatHides({ browser, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  await openTable(page, 'books')
  await addFilter(page, { column: 'title', operator: 'contains', value: 'harbour' })
  await page.keyboard.press('ControlOrMeta+F')
  await page.keyboard.type('Library of Stars')
  await page.getByRole('heading', { name: 'No row matches' }).waitFor()
  const lines = page.getByRole('main').getByRole('listitem')
  await eventually(
    async () => (await lines.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
    (texts) =>
      texts.join('|') ===
      [
        'title contains harbour without it there are rows Remove',
        'search for “Library of Stars” without it there are rows Remove',
      ].join('|'),
  )
  await lines.first().getByRole('button', { name: 'Remove title contains harbour' }).click()
  await shows(page, ['7'])
  await page.getByRole('searchbox', { name: 'Search rows' }).press('Escape')
  await shows(page, ALL)
  await finish()
}

async function writesSql({ browser, studios: [{ origin }] }: StudioScene) {
  const allowed = [/status of 400/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  await page.goto(`${origin}/`)
  await openTable(page, 'books')
  await addFilter(page, { column: 'price', operator: '>', value: '10' })
  await page.getByRole('button', { name: 'WHERE' }).click()
  const editor = page.getByRole('textbox', { name: /WHERE/ })
  await editor.click()
  await page.keyboard.insertText('titel is not null')
  await page.keyboard.press('Escape')
  await editor.click()
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('alert').getByText(/titel/).first().waitFor()
  await page.getByRole('heading', { name: 'Rows cannot be read like this' }).waitFor()
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('subtitle is not null')
  await page.getByRole('button', { name: 'Apply' }).click()
  await shows(page, ['2', '7', '8'])
  await page.reload()
  await shows(page, ['2', '7', '8'])
  await page.getByRole('button', { name: 'Remove the WHERE condition' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await shows(page, ALL)
  await finish()
}

/** They stand on what each engine does; the others on one that has every kind of column. */
const ofEachEngine = {
  'chips, alternatives, the address and going back': findByChips,
  'a value of a cell, the menu of a column': findByCells,
  'several columns, with NULLs first and last': sorts,
  'a condition in SQL, judged at its place': writesSql,
} as const satisfies Record<string, (scene: StudioScene) => Promise<void>>

const ofOneEngine = {
  'foreign keys, there, back, and to the rows that refer': followsKeys,
  'what hides all rows, and the search': tellsWhatHides,
} as const satisfies Record<string, (scene: StudioScene) => Promise<void>>

function driveOn(engine: StudioEngine): void {
  const shared = sharedScene({ engine })
  const drives = engine === 'postgresql-15' ? { ...ofEachEngine, ...ofOneEngine } : ofEachEngine
  for (const [name, drive] of Object.entries(drives)) {
    test(`${engine}: rows are found by ${name}`, shared.use(drive))
  }
  test.after(shared.close)
}

for (const engine of studioEngines) driveOn(engine)

test.run()
