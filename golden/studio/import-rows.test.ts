import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { tableAction, eventually, openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const NAMES = 'select name, country, founded from publishers order by id'

const FAULTY = 'name;land;founded\r\nAlba;IT;1901\r\n"Björk; <b>Co</b>";IS;soon\r\n'

/** A list that ends between two of its rows, in the second part that is sent. */
function cutList(): string {
  const extra = 'x'.repeat(800)
  const rows = Array.from({ length: 1500 }, (_, at) => ({ name: `N ${at}`, country: 'IT', extra }))
  return JSON.stringify(rows).slice(0, -1)
}

/** Of more than a megabyte, so that it is sent in parts. */
function longFile(): string {
  const rows = Array.from({ length: 3000 }, (_, at) => `Name ${at},"a\n${'x'.repeat(800)}"`)
  return `name,biography\n${rows.join('\n')}\n`
}

async function openImport(page: Page, table: string): Promise<void> {
  await openTable(page, table)
  await tableAction(page, 'Import')
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('File to import').setInputFiles(file)
}

async function importFile({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const allowed = [/status of 4\d\d/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  const names = async () => JSON.stringify((await rowsOf(url, NAMES)).map(Object.values), asText)
  const before = await names()
  await page.goto(`${origin}/`)
  await openImport(page, 'publishers')
  await choose(page, 'sheet.xlsx', 'PK\u0003\u0004')
  await page.getByText('Save the sheet as CSV').waitFor()
  const dialog = page.getByRole('dialog')
  await choose(page, 'cut.json', cutList())
  await dialog.getByRole('button', { name: 'Check the whole file' }).click()
  await dialog.getByText('The list of rows has no closing bracket').waitFor()
  await choose(page, 'short.json', '[{"name":"Alba"},{"name":"Ö"}')
  await dialog.getByText('Row 3: The list of rows has no closing bracket').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled())
  await choose(page, 'names.csv', FAULTY)
  await dialog.getByLabel('Column for land').selectOption('country')
  const faults = dialog.getByRole('list', { name: 'Faults by row' })
  await faults.getByText('founded').waitFor()
  assert.match(await faults.innerText(), /Row 3\s+founded/)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('Nothing was imported').waitFor()
  assert.is(await names(), before)
  await choose(page, 'names.csv', FAULTY.replace('soon', '1988'))
  await dialog.getByLabel('Column for land').selectOption('country')
  await dialog.getByText('The first 2 rows can be added').waitFor()
  await dialog.getByRole('button', { name: 'Check the whole file' }).click()
  await dialog.getByText('2 rows can be added', { exact: true }).waitFor()
  assert.is(await names(), before)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('2 rows imported').waitFor()
  await eventually(names, (found) => found.includes('["Björk; <b>Co</b>","IS","1988"]'))
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await eventually(names, (found) => found === before)
  await finish()
}

/** Numbers of SQLite are whole numbers of any length. */
function asText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' || typeof value === 'number' ? String(value) : value
}

/** The long file is chosen, and can be imported. */
async function chooseLong({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  page.context().setDefaultTimeout(60_000)
  const count = async () => {
    const [row = {}] = await rowsOf(url, 'select count(*) as n from authors')
    return Number(Object.values(row)[0])
  }
  await page.goto(`${origin}/`)
  await openImport(page, 'authors')
  await choose(page, 'authors.csv', longFile())
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^The first/).waitFor()
  return { page, dialog, count, finish }
}

/** Cancelled in the middle of a part: what is said to be written is what is there. */
async function cancelLong(scene: StudioScene) {
  const { page, dialog, count, finish } = await chooseLong(scene)
  const before = await count()
  const gate = Promise.withResolvers<void>()
  let parts = 0
  await page.route(/\/import$/, async (route) => {
    parts += 1
    if (parts === 2) await gate.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText(/^[1-9][\d,]* rows imported so far$/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel import' }).click()
  await dialog.getByText('the part under way is being finished').waitFor()
  gate.resolve()
  const told = dialog.getByText('imported before it ended; the rest of the file was not')
  await told.waitFor()
  const imported = Number(/^[\d,]+/.exec(await told.innerText())?.[0].replaceAll(',', ''))
  assert.ok(imported < 3000 && parts === 2, `${imported} rows of ${parts} parts`)
  assert.is(await count(), before + imported)
  const check = dialog.getByRole('button', { name: 'Check the whole file' })
  assert.ok(await check.isDisabled())
  assert.ok(await dialog.getByLabel('Delimiter').isDisabled())
  await dialog.getByRole('button', { name: 'Import the rest' }).click()
  await dialog.getByText('3,000 rows imported', { exact: true }).waitFor()
  assert.is(await count(), before + 3000)
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await dialog.getByRole('button', { name: 'Undo the import' }).waitFor({ state: 'detached' })
  assert.is(await count(), before)
  await finish()
}

/** A dialog that is closed lets the part under way be finished, so that no row is written behind a cancelled request. */
async function closeLong(scene: StudioScene) {
  const { page, dialog, count, finish } = await chooseLong(scene)
  const before = await count()
  const gate = Promise.withResolvers<void>()
  const answers: Promise<number>[] = []
  await page.route(/\/import$/, async (route) => {
    const asked = route.request()
    answers.push(asked.response().then((response) => response?.status() ?? 0))
    if (answers.length === 2) await gate.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText(/^[1-9][\d,]* rows imported so far$/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  gate.resolve()
  assert.equal(await Promise.all(answers), [200, 200])
  const imported = (await count()) - before
  assert.ok(imported > 0 && imported < 3000, `${imported} rows`)
  await rowsOf(scene.database.url, "delete from authors where name like 'Name %'")
  await finish()
}

async function importLong(scene: StudioScene) {
  const { dialog, count, finish } = await chooseLong(scene)
  const before = await count()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('3,000 rows imported', { exact: true }).waitFor()
  assert.is(await count(), before + 3000)
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await dialog.getByRole('button', { name: 'Undo the import' }).waitFor({ state: 'detached' })
  assert.is(await count(), before)
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(
    `${engine}: a file is mapped, checked by row, imported and taken back (security 62)`,
    shared.use(importFile),
  )
  if (engine === 'postgresql-15') {
    test(`${engine}: a long file comes in parts, and is taken back whole`, shared.use(importLong))
    test(
      `${engine}: an import that is cancelled says what it has written, and goes on with the rest`,
      shared.use(cancelLong),
    )
    test(`${engine}: an import whose dialog is closed ends its part`, shared.use(closeLong))
  }
  test.after(shared.close)
}

test.run()
