import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { studioEngines, type StudioEngine } from './shop-database.ts'
import { openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const scenes = studioEngines.map((engine) => ({ engine, shared: sharedScene({ engine }) }))

for (const { engine, shared } of scenes) {
  test(`a person reads how a table is made: ${engine}`, shared.use(readStructure(engine)))
}

const [{ shared: first }] = [scenes[0] ?? { shared: sharedScene({ engine: 'sqlite' }) }]

test('the structure by keyboard alone', first.use(readByKeys))
test('the structure on a phone', first.use(readOnPhone))
test('a table that is not there', first.use(missTable))

/** The rows of a section, by its heading. */
function section(page: Page, title: string) {
  return page.getByRole('region', { name: new RegExp(`^${title}`) })
}

function readStructure(engine: StudioEngine) {
  return async ({ browser, studios: [{ origin }] }: StudioScene) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: clipboard })
    await page.goto(origin)
    await openTable(page, 'books')
    await page.getByRole('link', { name: 'Structure' }).click()
    const columns = section(page, 'Columns')
    await columns.getByRole('row', { name: /^title/ }).waitFor()
    assert.match(await columns.getByRole('row', { name: /^title/ }).innerText(), /200/)
    assert.match(
      await columns.getByRole('row', { name: /^price_with_tax/ }).innerText(),
      /generated as/,
    )
    assert.match(await columns.getByRole('row', { name: /^language/ }).innerText(), /'?en'?/)
    await section(page, 'Constraints')
      .getByRole('row', { name: /Check.*pages/ })
      .first()
      .waitFor()
    await section(page, 'Indexes')
      .getByRole('row', { name: /books_title_idx.*title/ })
      .waitFor()
    await readReferences(page)
    await readCode(page, engine)
    await finish()
  }
}

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

async function readReferences(page: Page): Promise<void> {
  const keys = section(page, 'Foreign keys')
  assert.match(
    await keys.getByRole('row', { name: /publisher_id/ }).innerText(),
    /publishers\.id\s+set null/i,
  )
  await section(page, 'Tables that point here').getByRole('link', { name: /stock/ }).click()
  await page.waitForURL(/stock\/structure$/)
  await section(page, 'Foreign keys').getByRole('link', { name: 'books.id' }).click()
  await page.waitForURL(/books\/structure$/)
  await section(page, 'Objects that use it')
    .getByRole('link', { name: /book_overview/ })
    .waitFor()
}

async function readCode(page: Page, engine: StudioEngine): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Generated code' })
  const types = panel.getByRole('region', { name: 'Types' })
  await types.getByText('export interface').first().waitFor()
  const text = await types.innerText()
  for (const name of ['interface Books', 'interface CreateBooks', 'interface UpdateBooks'])
    assert.match(text, name)
  await panel.getByRole('button', { name: 'Copy the types' }).click()
  await page.getByRole('status').getByText('Copied the types').waitFor({ state: 'attached' })
  const copied: unknown = await page.evaluate('navigator.clipboard.readText()')
  assert.is(copied, text)
  await panel.getByRole('tab', { name: 'DDL' }).click()
  const ddl = panel.getByRole('region', { name: 'DDL' })
  await ddl
    .getByText(/create table/i)
    .first()
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download books.sql' }).click(),
  ])
  assert.is(download.suggestedFilename(), 'books.sql', engine)
}

async function readByKeys({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/tables/public/books`)
  await page.getByRole('grid').getByRole('gridcell').first().waitFor()
  await page.getByRole('link', { name: 'Structure' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/structure$/)
  const types = page.getByRole('tab', { name: 'Types' })
  await types.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'DDL', selected: true }).waitFor()
  await page.getByRole('button', { name: 'Download books.sql' }).waitFor()
  assert.is(await page.evaluate('document.activeElement.textContent'), 'DDL')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'Generated code' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Code panel', pressed: false }).press('Enter')
  await page.getByRole('complementary', { name: 'Generated code' }).waitFor()
  await finish()
}

async function readOnPhone({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, finish } = await openStudioPage({ browser, origin, options })
  await page.goto(`${origin}/tables/public/books/structure`)
  await section(page, 'Columns')
    .getByRole('row', { name: /^title/ })
    .waitFor()
  const types = page.getByRole('region', { name: 'Types' }).last()
  await types.scrollIntoViewIfNeeded()
  assert.match(await types.innerText(), /interface Books/)
  const overflow: unknown = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  assert.is(overflow, 0)
  await finish()
}

async function missTable({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const allowed = [/404/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  await page.goto(`${origin}/tables/public/bookz/structure`)
  const alert = page.getByRole('alert').first()
  assert.match(await alert.innerText(), /Did you mean books\?/)
  await finish()
}

for (const { shared } of scenes) test.after(shared.close)

test.run()
