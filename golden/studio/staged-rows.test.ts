import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { tableAction, cellAt, eventually, openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const PUBLISHERS = 'select name, country from publishers order by id'
const AUTHORS = 'select name, biography from authors order by id'

/** A table in staged mode, and what the database holds of it. */
async function openStaged(scene: StudioScene, table: string, query: string) {
  const { browser, database, studios } = scene
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin })
  page.on('dialog', (asked) => void asked.accept())
  await page.goto(`${origin}/`)
  const grid = await openTable(page, table)
  await tableAction(page, 'Stage changes')
  const stored = async () => JSON.stringify(await rowsOf(database.url, query))
  return { page, grid, finish, stored, before: await stored() }
}

function waiting(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Staged changes' })
}

/** Whether a cell is filled green and its text struck through and red, as the tokens of the look are. */
const LOOK = `(element) => {
  const shown = element.querySelector('.v > *') ?? element.querySelector('.v') ?? element
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = 'color: var(--danger-ink); background: var(--ok-soft)'
  const { color: red, backgroundColor: green } = getComputedStyle(probe)
  probe.remove()
  const lines = [shown, element].map((each) => getComputedStyle(each).textDecorationLine)
  return {
    isGreen: getComputedStyle(element).backgroundColor === green,
    isRed: getComputedStyle(shown).color === red,
    isStruck: lines.includes('line-through'),
  }
}`
async function lookOf(cell: Locator): Promise<unknown> {
  const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const place = `${x + width / 2}, ${y + height / 2}`
  return cell.page().evaluate(`(${LOOK})(document.elementFromPoint(${place}).closest('.cell'))`)
}
const PLAIN = { isGreen: false, isRed: false, isStruck: false }

async function undoOf(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'Notices' }).getByText(text)
  await notice.waitFor()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
}

/** A new row stands green in the grid, is completed there, and is stored when it is saved. */
async function addAndComplete(scene: StudioScene): Promise<void> {
  const opened = await openStaged(scene, 'publishers', PUBLISHERS)
  const { page, grid, finish, stored, before } = opened
  const count = await grid.getAttribute('aria-rowcount')
  await page.getByRole('button', { name: 'Add row' }).click()
  const form = page.getByRole('form', { name: 'New row of publishers' })
  await form.getByRole('textbox', { name: 'name' }).fill('Quay Press')
  await form.getByRole('button', { name: 'Add row' }).click()
  const row = grid.getByRole('row').filter({ hasText: 'Quay Press' })
  await row.getByText('New row').waitFor()
  assert.is(await grid.getAttribute('aria-rowcount'), String(Number(count) + 1))
  const name = await cellAt(grid, { row: 'Quay Press', column: 'name' })
  assert.equal(await lookOf(name), { ...PLAIN, isGreen: true })
  const country = await cellAt(grid, { row: 'Quay Press', column: 'country' })
  assert.is(await country.innerText(), 'required')
  const id = await cellAt(grid, { row: 'Quay Press', column: 'id' })
  assert.is(await id.innerText(), 'DEFAULT')
  await waiting(page).getByText('1 required').waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('dialog').getByText('a new row needs a value of country').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  assert.is(await stored(), before)
  await country.dblclick()
  await grid.getByRole('textbox').fill('NO')
  await page.keyboard.press('Enter')
  await page.reload()
  await row.getByText('New row').waitFor()
  assert.is(await country.innerText(), 'NO')
  await waiting(page).getByText('1 change not saved').waitFor()
  await waiting(page).getByRole('button', { name: 'Save 1 change' }).click()
  await eventually(stored, (found) => /"name":"Quay Press","country":"NO"/.test(found))
  await row.getByText('New row').waitFor({ state: 'detached' })
  assert.equal(await lookOf(name), PLAIN)
  await undoOf(page, '1 change saved')
  await eventually(stored, (found) => found === before)
  await finish()
}

/** Deleted rows are struck through in red until they are saved; deleting one again keeps it. */
async function strikeRows(scene: StudioScene): Promise<void> {
  const { page, grid, finish, stored, before } = await openStaged(scene, 'publishers', PUBLISHERS)
  const gutter = (text: string) =>
    grid.getByRole('row').filter({ hasText: text }).getByRole('gridcell').first()
  await gutter('Harbour House').click()
  await gutter('Kitchen Table Press').click()
  await page
    .getByRole('toolbar', { name: 'Selected rows' })
    .getByRole('button', { name: 'Delete…' })
    .click()
  await waiting(page).getByText('2 changes not saved').waitFor()
  for (const column of ['name', 'founded', 'website']) {
    const cell = await cellAt(grid, { row: 'Kitchen Table Press', column })
    assert.equal(await lookOf(cell), { isGreen: false, isRed: true, isStruck: true }, column)
  }
  const kept = await cellAt(grid, { row: 'Nordlicht Verlag', column: 'name' })
  assert.equal(await lookOf(kept), PLAIN)
  assert.is(await stored(), before)
  await (await cellAt(grid, { row: 'Harbour House', column: 'name' })).click()
  await page.keyboard.press('ControlOrMeta+Backspace')
  await waiting(page).getByText('1 change not saved').waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
  await eventually(stored, (found) => !found.includes('Kitchen') && found.includes('Harbour'))
  await undoOf(page, '1 change saved')
  await eventually(stored, (found) => found === before)
  await finish()
}

/** A value for many rows waits like single edits: for selected ones, and for all that match. */
async function editManyRows(scene: StudioScene): Promise<void> {
  const { page, grid, finish, stored, before } = await openStaged(scene, 'authors', AUTHORS)
  const selected = page.getByRole('toolbar', { name: 'Selected rows' })
  const change = async (text: string) => {
    await selected.getByRole('button', { name: 'Edit…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Column').selectOption('biography')
    await dialog.getByText('when you save the changes').waitFor()
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: /^Change/ }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const gutter = (place: number) => grid.getByRole('row').nth(place).getByRole('gridcell').first()
  await gutter(1).click()
  await gutter(3).click({ modifiers: ['Shift'] })
  await change('staged')
  await waiting(page).getByText('3 changes not saved').waitFor()
  assert.is(await stored(), before)
  await grid.getByRole('gridcell').nth(2).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+A')
  await selected.getByText(/^All \d+ selected/).waitFor()
  await change('all of them')
  const all = JSON.parse(before).length
  await waiting(page).getByText(`${all} changes not saved`).waitFor()
  assert.is(await stored(), before)
  await page.keyboard.press('ControlOrMeta+Enter')
  await eventually(stored, (found) => found.split('all of them').length === all + 1)
  await undoOf(page, `${all} changes saved`)
  await eventually(stored, (found) => found === before)
  await finish()
}

/** The deletion of all rows that match waits, and is written when it is saved. */
async function deleteAllMatching(scene: StudioScene): Promise<void> {
  const query = 'select role from book_authors order by book_id, author_id, role'
  const { page, grid, finish, stored, before } = await openStaged(scene, 'book_authors', query)
  await grid.getByRole('gridcell').nth(2).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+A')
  const selected = page.getByRole('toolbar', { name: 'Selected rows' })
  await selected.getByText(/^All \d+ selected/).waitFor()
  await selected.getByRole('button', { name: 'Delete…' }).click()
  const all = JSON.parse(before).length
  await waiting(page).getByText(`${all} changes not saved`).waitFor()
  assert.is(await page.getByRole('dialog').count(), 0)
  assert.is(await stored(), before)
  await waiting(page).getByRole('button', { name: 'Revert all' }).click()
  await waiting(page).getByText('Changes wait until you save them').waitFor()
  assert.is(await stored(), before)
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(`${engine}: a new row is green and completed in the grid`, shared.use(addAndComplete))
  test(`${engine}: deleted rows are struck through in red`, shared.use(strikeRows))
  test(`${engine}: an edit of many rows waits`, shared.use(editManyRows))
  test(`${engine}: a deletion of all matching rows waits`, shared.use(deleteAllMatching))
  test.after(shared.close)
}

test.run()
