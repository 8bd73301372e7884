import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const shared = sharedScene({ engine: 'sqlite', more: 'CREATE TABLE "  " (id integer);' })

test(
  'a notice that says why nothing is done bears no tick, and one of something done does',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const notices = page.getByRole('region', { name: 'Notices' })
    const isTicked = (text: string | RegExp) =>
      notices.locator('.toast', { hasText: text }).locator('.lucide-check').isVisible()
    await page.goto(`${origin}/tables/main/book_overview`)
    await page.getByRole('gridcell', { name: 'Winter Harbour' }).click()
    await page.keyboard.press('Enter')
    await notices.getByText('This is a view.').waitFor()
    assert.is(await isTicked('This is a view.'), false)
    await page.goto(`${origin}/tables/main/publishers`)
    await page.getByRole('button', { name: 'Add row' }).click()
    const form = page.getByRole('form', { name: /New row/ })
    await form.getByRole('textbox', { name: 'name', exact: true }).fill('Hill House')
    await form.getByRole('textbox', { name: 'country', exact: true }).fill('NO')
    await form.getByRole('button', { name: 'Add row' }).click()
    await notices.getByText('1 row of publishers added').waitFor()
    assert.is(await isTicked('1 row of publishers added'), true)
    await finish()
  }),
)

test(
  'a table whose name is blanks is listed by its name in quotes',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    await page.getByRole('tree', { name: 'Tables' }).getByText('“ ”').waitFor()
    await page.getByRole('main').getByRole('button', { name: '“ ”' }).click()
    await page.getByRole('dialog', { name: 'A name without a page' }).waitFor()
    await finish()
  }),
)

test.after(shared.close)

test.run()
