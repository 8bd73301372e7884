import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from './shop-database.ts'
import { eventually, isInSight, tableAction, tableLink } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const shared = sharedScene({ engine: 'sqlite' })

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** A laptop of 1440 px whose person has zoomed to 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }

const MANY = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000)
select i from n`

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function keepsItsWidth(page: Page): Promise<void> {
  const [wide, shown] = [
    await page.evaluate('document.documentElement.scrollWidth'),
    page.viewportSize(),
  ]
  assert.is(wide, shown?.width, page.url())
}

test(
  'on a phone a row is found, edited and undone, and the structure of its table seen',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: PHONE })
    const names = async () => JSON.stringify(await rowsOf(url, 'select name from publishers'))
    const before = await names()
    await page.goto(`${origin}/`)
    await tableLink(page, 'publishers').tap()
    await card(page, 'Harbour House').waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await sheet.getByRole('button', { name: 'Add condition' }).tap()
    await sheet.getByLabel('Column').selectOption('name')
    await sheet.getByLabel('Operator').selectOption({ label: 'contains' })
    await sheet.getByLabel(/^Value/).fill('Harbour')
    await sheet.getByRole('button', { name: 'Apply filter' }).tap()
    await card(page, 'Nordlicht Verlag').waitFor({ state: 'detached' })
    await keepsItsWidth(page)
    const found = card(page, 'Harbour House')
    await found.getByRole('button', { name: /^Open / }).tap()
    const field = page.getByRole('article').getByRole('textbox', { name: 'name', exact: true })
    await field.fill('Harbour & Sons')
    await field.press('Enter')
    await eventually(names, (now) => now.includes('Harbour & Sons'))
    await page.getByRole('button', { name: /^Undo: / }).tap()
    await eventually(names, (now) => now === before)
    await page.getByRole('link', { name: 'Structure' }).tap()
    await page.getByRole('main').getByText('website').first().waitFor()
    await keepsItsWidth(page)
    await finish()
  }),
)

test(
  'on a phone a statement runs, and the diagram shows the tables',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: PHONE })
    await page.goto(`${origin}/`)
    const dock = page.getByRole('navigation', { name: 'Sections' }).last()
    await dock.getByRole('link', { name: 'SQL' }).tap()
    await page.getByRole('textbox', { name: /SQL/ }).tap()
    await page.keyboard.insertText('select 41 + 1 as answer')
    await page.getByRole('button', { name: /^Run/ }).first().tap()
    await page.getByRole('grid').getByText('42').waitFor()
    await keepsItsWidth(page)
    await dock.getByRole('link', { name: 'Diagram' }).tap()
    await page.getByRole('group', { name: /^publishers, \d+ columns/ }).waitFor()
    await keepsItsWidth(page)
    await finish()
  }),
)

test(
  'on a phone what became of an import is in sight, and of a result what it can be shown as',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const allowed = [/status of 4\d\d/]
    const { page, finish } = await openStudioPage({ browser, origin, options: PHONE, allowed })
    await page.goto(`${origin}/tables/main/publishers`)
    await card(page, 'Harbour House').waitFor()
    await tableAction(page, 'Import')
    const buffer = Buffer.from('name,country,founded\nAlba,IT,1901\nBea,IS,soon\n')
    const file = { name: 'publishers.csv', mimeType: 'text/csv', buffer }
    await page.getByLabel('File to import').setInputFiles(file)
    const dialog = page.getByRole('dialog')
    const faults = dialog.getByText('1 fault in the first 2 rows')
    await faults.waitFor()
    assert.ok(await isInSight(faults))
    await dialog.getByRole('button', { name: 'Import', exact: true }).tap()
    const told = dialog.getByText('Nothing was imported')
    await told.waitFor()
    assert.ok(await isInSight(told))
    await page.goto(`${origin}/sql`)
    await page.getByRole('textbox', { name: /SQL/ }).tap()
    await page.keyboard.insertText(`${MANY}; select 2`)
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    const result = page.getByRole('region', { name: 'Result 1' })
    await result.getByText('more there').waitFor()
    assert.ok(await isInSight(result.getByRole('button', { name: 'JSON' })))
    await finish()
  }),
)

test(
  'on a phone a long name leaves the buttons beside it alone',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: PHONE })
    await page.goto(`${origin}/tables/main/book_authors/structure`)
    await page.getByRole('main').getByText('author_id').first().waitFor()
    await page.setViewportSize({ width: 300, height: 700 })
    const name = await page.locator('.page-name').boundingBox()
    const undo = await page.getByRole('button', { name: /undo/i }).first().boundingBox()
    assert.ok(name !== null && undo !== null)
    assert.ok(name.x + name.width <= undo.x, JSON.stringify({ name, undo }))
    await finish()
  }),
)

test(
  'at 200 % no page scrolls sideways',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, options: ZOOMED })
    const paths = ['/', '/tables/main/books', '/tables/main/books/structure', '/sql', '/diagram']
    for (const path of [...paths, '/objects', '/activity']) {
      await page.goto(`${origin}${path}`)
      await page.getByRole('main').waitFor()
      await page.waitForLoadState('networkidle')
      await keepsItsWidth(page)
    }
    await finish()
  }),
)

test.after(shared.close)

test.run()
