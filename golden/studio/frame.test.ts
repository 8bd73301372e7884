import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const shared = sharedScene({ engine: 'sqlite' })

const strip = (page: Page) => page.getByRole('navigation', { name: 'Open tabs' })
const names = (page: Page) => strip(page).getByRole('link').allInnerTexts()
const current = (page: Page) => strip(page).locator('[aria-current="page"]')
const isCurrent = (page: Page, name: string) =>
  eventually(
    () => current(page).allInnerTexts(),
    (found) => found.join() === name,
  )

async function openTables(page: Page, origin: string, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await page.goto(`${origin}/tables/main/${table}`)
    await page.getByRole('grid').getByRole('gridcell').first().waitFor()
  }
}

test(
  'tabs are gone through and closed by the keyboard, also out of a field',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openTables(page, origin, ['books', 'authors', 'publishers'])
    await page.keyboard.press('Alt+PageDown')
    await isCurrent(page, 'books')
    await page.keyboard.press('Alt+PageUp')
    await isCurrent(page, 'publishers')
    await page.getByRole('searchbox', { name: /Filter/ }).focus()
    await page.keyboard.press('Alt+PageUp')
    await isCurrent(page, 'authors')
    await page.keyboard.press('Alt+w')
    await isCurrent(page, 'publishers')
    assert.equal(await names(page), ['books', 'publishers'])
    await page.keyboard.press('Alt+w')
    await isCurrent(page, 'books')
    await page.keyboard.press('Alt+w')
    await page.waitForURL(`${origin}/`)
    assert.equal(await names(page), [])
    // Without a tab the keys have nothing to do, and do no harm.
    await page.keyboard.press('Alt+w')
    await page.keyboard.press('Alt+PageDown')
    assert.is(page.url(), `${origin}/`)
    await finish()
  }),
)

test(
  'a middle click closes a tab and opens no page, and the button leaves the focus in the strip',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await openTables(page, origin, ['books', 'authors'])
    await strip(page).getByRole('link', { name: 'books' }).click({ button: 'middle' })
    await eventually(
      () => names(page),
      (found) => found.join() === 'authors',
    )
    assert.is(page.url(), `${origin}/tables/main/authors`)
    assert.is(page.context().pages().length, 1)
    await openTables(page, origin, ['publishers'])
    await page.getByRole('button', { name: 'Close publishers' }).press('Enter')
    await isCurrent(page, 'authors')
    const focus = await page.evaluate('document.activeElement.textContent')
    assert.is(focus, 'authors')
    await finish()
  }),
)

test(
  'however many tabs there are, the current one and the way to a new one are in sight',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/sql`)
    for (let opened = 1; opened < 16; opened++)
      await page.getByRole('button', { name: 'New SQL tab' }).click()
    const isInSight = () =>
      page.evaluate(`(() => {
        const link = document.querySelector('.tabs [aria-current="page"]')
        const { left, right } = link.getBoundingClientRect()
        const list = link.closest('.tab-list').getBoundingClientRect()
        return link.textContent + (left >= list.left && right <= list.right)
      })()`)
    await eventually(isInSight, (found) => found === 'Untitled 16true')
    await page.keyboard.press('Alt+PageDown')
    await eventually(isInSight, (found) => found === 'Untitled 1true')
    const box = await page.getByRole('button', { name: 'New SQL tab' }).boundingBox()
    assert.ok(box !== null && box.x + box.width <= 1440)
    await finish()
  }),
)

test(
  'the side bar of a wide window hides and comes back, and is remembered',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    const tree = page.getByRole('tree', { name: 'Tables' })
    await tree.waitFor()
    await page.keyboard.press('ControlOrMeta+B')
    await tree.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'books', exact: true }).waitFor()
    assert.is(await tree.isVisible(), false)
    // A narrow window has the rail whatever the wide one shows.
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.getByRole('complementary').getByRole('link', { name: 'SQL' }).waitFor()
    await page.keyboard.press('ControlOrMeta+B')
    await tree.waitFor()
    await page.keyboard.press('ControlOrMeta+B')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Side bar' }).click()
    await tree.waitFor()
    await finish()
  }),
)

test(
  'a new statement is written at once, and not into the text of another',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/`)
    await page.getByRole('tree', { name: 'Tables' }).waitFor()
    const choose = async () => {
      await page.keyboard.press('ControlOrMeta+K')
      await page.getByRole('combobox', { name: 'Search' }).fill('New statement')
      await page.keyboard.press('Enter')
    }
    const editor = page.getByRole('textbox', { name: /SQL/ })
    const hasFocus = () =>
      eventually(
        () => page.evaluate("document.activeElement.closest('.editor-host') !== null"),
        (found) => found === true,
      )
    await choose()
    await editor.waitFor()
    await hasFocus()
    await page.keyboard.insertText('select 1 as first')
    await isCurrent(page, 'Untitled 1')
    await choose()
    await isCurrent(page, 'Untitled 2')
    await hasFocus()
    await page.keyboard.insertText('select 2 as second')
    await page.getByText('select 2 as second').waitFor()
    await strip(page).getByRole('link', { name: 'Untitled 1' }).click()
    await page.getByText('select 1 as first').waitFor()
    await finish()
  }),
)

for (const width of [1440, 390])
  test(
    `until the first rows are there nothing is said of their number: ${width} px`,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const options = { viewport: { width, height: 844 } }
      const { page, finish } = await openStudioPage({ browser, origin, options })
      const { promise: answered, resolve: goOn } = Promise.withResolvers<void>()
      await page.route('**/api/tables/*/query', async (route) => {
        await answered
        await route.continue()
      })
      const asked = page.waitForRequest('**/api/tables/*/query')
      await page.goto(`${origin}/tables/main/books?search=zebra`)
      await asked
      const foot = page.locator('.bar-foot')
      const before = await foot.boundingBox()
      assert.is(await page.getByText(/No row/).count(), 0)
      goOn()
      await foot.getByText('No rows that match').waitFor()
      assert.equal(await foot.boundingBox(), before)
      await finish()
    }),
  )

test.after(shared.close)

test.run()
