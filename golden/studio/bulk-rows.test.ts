import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { eventually, openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const BIOS = 'select biography from authors order by id'
const AUTHORS = 'select count(*) as n from authors'

/** A page on which rows are chosen, and what the database holds. */
async function openAuthors({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const allowed = [/status of 4\d\d/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  await page.goto(`${origin}/`)
  await openTable(page, 'authors')
  const bios = async () => JSON.stringify(await rowsOf(url, BIOS))
  const count = async () => Number(Object.values((await rowsOf(url, AUTHORS))[0] ?? {})[0])
  return { page, finish, bios, count, url }
}

function bar(page: Page) {
  return page.getByRole('toolbar', { name: 'Selected rows' })
}

async function checkRows(page: Page, from: number, to: number): Promise<void> {
  const gutter = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').first()
  await gutter(from).click()
  if (to !== from) await gutter(to).click({ modifiers: ['Shift'] })
  await bar(page)
    .getByText(`${to - from + 1} selected`)
    .waitFor()
}

async function changeAndUndo(scene: StudioScene): Promise<void> {
  const { page, finish, bios } = await openAuthors(scene)
  const before = await bios()
  await checkRows(page, 1, 3)
  await bar(page).getByRole('button', { name: 'Edit…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 rows' })
  await dialog.getByLabel('Column').selectOption('biography')
  await dialog.getByRole('textbox').fill(`It's <b>"one"</b>`)
  await dialog.getByRole('button', { name: 'Change 3 rows' }).click()
  await eventually(bios, (found) => found.split('<b>').length === 4)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(bios, (found) => found === before)
  await finish()
}

async function changeAllMatching(scene: StudioScene): Promise<void> {
  const { page, finish, bios, count } = await openAuthors(scene)
  const before = await bios()
  await page.getByRole('grid').getByRole('gridcell').nth(2).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+A')
  const all = await count()
  await bar(page).getByText(`All ${all} selected`).waitFor()
  await bar(page).getByRole('button', { name: 'Edit…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Column').selectOption('biography')
  await dialog.getByRole('button', { name: 'NULL' }).click()
  await dialog.getByRole('button', { name: `Change ${all} rows` }).click()
  await eventually(bios, (found) => found.split('"biography":null').length === all + 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await eventually(bios, (found) => found === before)
  await finish()
}

/** The rows that a deletion takes, told before and brought back after. */
async function deleteAndUndo({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  const kept = async () =>
    JSON.stringify([
      await rowsOf(url, 'select name from publishers order by id'),
      await rowsOf(url, 'select title from books where publisher_id is null order by id'),
    ])
  const before = await kept()
  await page.goto(`${origin}/`)
  await openTable(page, 'publishers')
  await checkRows(page, 1, 2)
  await bar(page).getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 rows of publishers' })
  await dialog.getByText('2 rows of publishers', { exact: true }).waitFor()
  await dialog.getByText(/the reference to them in \d rows of books/).waitFor()
  assert.is(await kept(), before)
  await dialog.getByRole('button', { name: 'Delete 2 rows' }).click()
  await eventually(kept, (found) => !found.includes('Harbour House'))
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(kept, (found) => found === before)
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(
    `${engine}: a column of three rows is changed at once and taken back`,
    shared.use(changeAndUndo),
  )
  test(`${engine}: all rows that match are changed, and taken back`, shared.use(changeAllMatching))
  test(`${engine}: the loss of a deletion is told, and taken back`, shared.use(deleteAndUndo))
  test.after(shared.close)
}

test.run()
