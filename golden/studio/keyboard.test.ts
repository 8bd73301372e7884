import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from './shop-database.ts'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

const NAMES = 'select name from publishers order by id'

const shared = sharedScene({ engine: 'sqlite' })

/** What has the focus, as it is announced. */
function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const at = document.activeElement
    return [at?.getAttribute('role') ?? at?.tagName.toLowerCase(), at?.textContent?.trim()].join(' ')
  })()`)
}

/** Presses a key until something has the focus; fails when it never gets it. */
async function pressUntil(page: Page, key: string, holds: (at: string) => boolean) {
  for (let press = 0; press < 60; press++) {
    if (holds(await focused(page))) return
    await page.keyboard.press(key)
  }
  assert.unreachable(`${key} leads nowhere: ${await focused(page)}`)
}

test(
  'a table is opened, a cell edited and the edit undone by the keyboard alone',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    const names = async () => JSON.stringify(await rowsOf(url, NAMES))
    const before = await names()
    await page.goto(`${origin}/`)
    await page.getByRole('main').getByRole('link', { name: 'publishers', exact: true }).waitFor()
    await pressUntil(page, 'Tab', (at) => at === 'a publishers')
    await page.keyboard.press('Enter')
    await page.getByRole('grid').getByText('Harbour House').waitFor()
    await pressUntil(page, 'Tab', (at) => at.startsWith('gridcell'))
    await page.keyboard.press('ControlOrMeta+Home')
    await pressUntil(page, 'ArrowRight', (at) => at.includes('Harbour House'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Harbour & Sons')
    await page.keyboard.press('Enter')
    await eventually(names, (found) => found.includes('Harbour & Sons'))
    await page.keyboard.press('ControlOrMeta+Z')
    await eventually(names, (found) => found === before)
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await eventually(names, (found) => found.includes('Harbour & Sons'))
    await finish()
  }),
)

test(
  'the grid is one stop of Tab, and keeps the place of the cell',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/tables/main/publishers`)
    await page.getByRole('grid').getByText('Nordlicht Verlag').waitFor()
    await page.getByRole('grid').getByText('Nordlicht Verlag').click()
    assert.match(await focused(page), 'Nordlicht Verlag')
    await page.keyboard.press('Shift+Tab')
    assert.not.match(await focused(page), /^gridcell/)
    await page.keyboard.press('Tab')
    assert.match(await focused(page), 'Nordlicht Verlag')
    await finish()
  }),
)

/** What is opened by a button, and closed by Escape wherever the focus is by then. */
const OPENED = [
  ['/tables/main/books', 'Filter'],
  ['/tables/main/books', 'Sort'],
  ['/tables/main/books', 'Export'],
  ['/sql', 'Save query'],
  ['/sql', 'More ways to run'],
] as const

for (const [path, name] of OPENED)
  test(
    `Escape closes what ${name} opens, and gives the focus back`,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const { page, finish } = await openStudioPage({ browser, origin })
      await page.goto(origin + path)
      await page.waitForLoadState('networkidle')
      const button = page.getByRole('button', { name, exact: true })
      const opened = page.locator('dialog[open], [popover]:popover-open')
      await button.press('Enter')
      await opened.waitFor()
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
      assert.ok(await button.evaluate((element) => element.matches(':focus')))
      await finish()
    }),
  )

test.after(shared.close)

test.run()
