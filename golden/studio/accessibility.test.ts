import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE, faultsOf } from './axe-faults.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene } from './studio-scene.ts'

interface VisitedPage {
  /** Its address in the bookshop. */
  readonly path: string
  /** What is there when the page is. */
  readonly ready: (page: Page) => Locator
  /** What a person does before it is looked at. */
  readonly act?: (page: Page) => Promise<void>
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first()
const data = (page: Page) => page.locator('.g-row, .card').first()
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const HOME = { path: '/', ready: (page: Page) => page.getByRole('main').getByText('publishers') }

/** Rows that chips, a condition in SQL and a search hide. */
const FILTERED = `/tables/public/books?${new URLSearchParams({
  ...{ sort: '-title', where: 'id > 1', search: 'zebra' },
  filter: JSON.stringify({
    and: [
      { column: 'id', op: 'gt', value: 0 },
      {
        or: [
          { column: 'id', op: 'lt', value: 9 },
          { column: 'title', op: 'isnull' },
        ],
      },
    ],
  }),
}).toString()}`

const pages: readonly VisitedPage[] = [
  HOME,
  { path: '/tables/public/books', ready: data },
  { path: FILTERED, ready: heading('No row matches') },
  {
    path: FILTERED,
    ready: dialog('Filter'),
    act: (page) => page.getByRole('button', { name: 'Advanced' }).click(),
  },
  {
    path: FILTERED,
    ready: dialog('Change filter'),
    act: (page) => page.getByRole('button', { name: 'Change filter id > 0' }).click(),
  },
  {
    path: FILTERED,
    ready: dialog('Sort rows'),
    act: (page) => page.getByRole('button', { name: /^Sort 1/ }).click(),
  },
  {
    path: '/tables/public/publishers',
    ready: dialog('Export rows of publishers'),
    act: (page) => actOnTable(page, 'Export'),
  },
  {
    path: '/tables/public/authors',
    ready: (page) => page.getByRole('region', { name: 'First rows of the file' }),
    act: async (page) => {
      await actOnTable(page, 'Import')
      const buffer = Buffer.from('name,born\nAda,1901-01-01\nBea,never\n')
      const file = { name: 'authors.csv', mimeType: 'text/csv', buffer }
      await page.getByLabel('File to import').setInputFiles(file)
    },
  },
  { path: '/tables/public/books/structure', ready: (page) => page.getByText('isbn').first() },
  { path: '/tables/public/book_overview', ready: data },
  { path: '/sql', ready: (page) => page.getByRole('textbox', { name: /SQL/ }) },
  { path: '/diagram', ready: (page) => page.locator('[data-table]').first() },
  {
    path: '/diagram?table=public/orders&around=public/orders',
    ready: (page) => page.getByRole('complementary').getByText('Pointed at by').first(),
    act: (page) => showPanel(page),
  },
  { path: '/objects/view/public/book_overview', ready: heading('book_overview') },
  { path: '/activity', ready: heading('Activity') },
  { path: '/no-such-page', ready: heading('There is no such page') },
  {
    ...HOME,
    ready: dialog('Command palette'),
    act: (page) => page.keyboard.press('ControlOrMeta+K'),
  },
  { ...HOME, ready: dialog('Keyboard'), act: (page) => page.keyboard.press('?') },
]

/** By its button, or by the menu that holds it where the toolbar is narrow. */
async function actOnTable(page: Page, name: string): Promise<void> {
  await data(page).waitFor()
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) return button.click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Opens the panel where it is a drawer. */
async function showPanel(page: Page): Promise<void> {
  await page.locator('[data-table]').first().waitFor()
  const button = page.getByRole('button', { name: 'List of tables' })
  const isDrawer = await button.isVisible()
  if (isDrawer && (await button.getAttribute('aria-pressed')) === 'false') await button.click()
}

const shared = sharedScene({ engine: 'postgresql-15' })

/** Goes on as a link does, without loading the page anew. */
async function visit(page: Page, { path, ready, act }: VisitedPage): Promise<void> {
  await page.keyboard.press('Escape')
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`)
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
  if (act !== undefined && path === HOME.path) await HOME.ready(page).first().waitFor()
  await act?.(page)
  await ready(page).first().waitFor()
}

/** All rules in the light, and those of colours, which alone differ, in the dark. */
async function lookAt(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await faultsOf(page, "{ runOnly: ['color-contrast', 'link-in-text-block'] }")
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

for (const width of [1440, 820, 390]) {
  test(
    `${width} px, light and dark: axe-core finds no fault`,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const options = { viewport: { width, height: 900 } }
      const { page, finish } = await openStudioPage({ browser, origin, options })
      await page.addInitScript(AXE)
      await page.goto(origin)
      const faults: string[] = []
      for (const each of pages) {
        await visit(page, each)
        faults.push(...(await lookAt(page)).map((fault) => `${each.path} ${fault}`))
      }
      assert.equal(faults, [])
      await finish()
    }),
  )
}

test.after(shared.close)

test.run()
