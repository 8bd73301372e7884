import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type StudioEngine, studioEngines } from './shop-database.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const ODD = 'CREATE TABLE "odd <b>name" (id int PRIMARY KEY);'

const more: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': `${ODD} CREATE SCHEMA audit; CREATE TABLE audit.logs (id int PRIMARY KEY);`,
  mysql: ODD.replaceAll('"', '`'),
  mariadb: ODD.replaceAll('"', '`'),
  sqlite: ODD,
}

const scenes = studioEngines.map((engine) => ({
  engine,
  shared: sharedScene({ engine, more: more[engine] }),
}))

for (const { engine, shared } of scenes)
  test(
    `a person finds tables, sorts them, and reads odd names by SQL: ${engine}`,
    shared.use(findTables),
  )

const [first] = scenes
if (first) {
  test('tables stand below their schemas: postgresql', first.shared.use(readSchemas))
  test('the tree by keyboard alone', first.shared.use(walkTree))
  test('tables on a phone', first.shared.use(findOnPhone))
}

/** How much of a dialog lies beyond its side. */
const OVERHANG = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('dialog'))`

const listed = async (page: Page): Promise<readonly string[]> => {
  const links = page.getByRole('region', { name: 'Tables of the database' }).getByRole('link')
  return links.allInnerTexts()
}

async function findTables({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin)
  const main = page.getByRole('main')
  // Stock has eleven rows: counted, or estimated by the engine.
  await main.getByRole('row', { name: /^stock\s+(?:≈ )?11/ }).waitFor()
  await main.getByRole('searchbox', { name: 'Find tables' }).fill('ORDER')
  assert.equal(await listed(page), ['order_lines', 'orders'])
  await main.getByRole('searchbox', { name: 'Find tables' }).fill('nothing')
  await main.getByRole('button', { name: 'Show all tables' }).click()
  await main.getByRole('button', { name: /^Views/ }).click()
  assert.equal(await listed(page), ['book_overview'])
  await main.getByRole('button', { name: /^All/ }).click()
  await main.getByRole('button', { name: 'Name', exact: true }).click()
  const names = await listed(page)
  assert.equal(
    [names.includes('stock'), names.indexOf('stock') < names.indexOf('authors')],
    [true, true],
  )
  await main.getByRole('button', { name: 'odd <b>name' }).click()
  const dialog = page.getByRole('dialog', { name: 'A name without a page' })
  await dialog.waitFor()
  assert.is(await page.evaluate(OVERHANG), 0, 'the dialog cuts nothing off')
  await dialog.getByRole('link', { name: 'Read it in the SQL editor' }).click()
  await page.waitForURL(/\/sql/)
  await page
    .getByText(/odd <b>name/)
    .first()
    .waitFor()
  await finish()
}

async function readSchemas({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin)
  await page.getByRole('rowheader', { name: 'audit 1' }).waitFor()
  await page.getByRole('rowheader', { name: 'public 13' }).waitFor()
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.getByRole('rowheader', { name: 'audit 1' }).waitFor({ state: 'detached' })
  assert.is((await listed(page))[0], 'books')
  const logs = page.getByRole('main').getByRole('row', { name: /^logs audit/ })
  await logs.getByRole('link').click()
  await page.waitForURL(/\/tables\/audit\/logs$/)
  await finish()
}

async function walkTree({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin)
  const tree = page.getByRole('tree', { name: 'Tables' })
  await tree.getByRole('treeitem', { name: /^stock/ }).waitFor()
  await tree.focus()
  const active = () =>
    page.evaluate(`document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
      .querySelector('.clip').textContent`)
  assert.is(await active(), 'audit')
  await page.keyboard.press('ArrowLeft')
  await tree.getByRole('treeitem', { name: /^logs/ }).waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowDown')
  assert.is(await active(), 'public')
  await page.keyboard.press('End')
  assert.is(await active(), 'stock')
  await page.keyboard.press('ArrowLeft')
  assert.is(await active(), 'public')
  await page.keyboard.press('b')
  await page.keyboard.press('b')
  await page.keyboard.press('b')
  assert.is(await active(), 'books')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/tables\/public\/books$/)
  await tree
    .getByRole('treeitem', { name: /^books/ })
    .and(page.locator('[aria-current="page"]'))
    .waitFor()
  await page.reload()
  // What was closed stays closed.
  await tree.getByRole('treeitem', { name: 'audit 1', expanded: false }).waitFor()
  await page.getByRole('searchbox', { name: 'Filter tables' }).fill('log')
  await tree.getByRole('treeitem', { name: /^logs/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  assert.is(await active(), 'logs')
  await finish()
}

async function findOnPhone({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, finish } = await openStudioPage({ browser, origin, options })
  await page.goto(origin)
  await page.getByRole('searchbox', { name: 'Find tables' }).fill('stoc')
  await page.getByRole('main').getByRole('link', { name: 'stock' }).tap()
  await page.waitForURL(/\/stock$/)
  await finish()
}

for (const { shared } of scenes) test.after(shared.close)

test.run()
