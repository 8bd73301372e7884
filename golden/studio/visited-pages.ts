import type { Page } from 'playwright-core'
import { tableAction } from './steps.ts'
import type { VisitedPage } from './visited-page.ts'

/** A page of the bookshop. */
export interface VisitedTablePage extends VisitedPage {
  /** It begins in the grid, which a phone has cards for. */
  readonly isOfGrid?: true
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first()
const data = (page: Page) => page.locator('.g-row, .card').first()
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
export const HOME = {
  path: '/',
  ready: (page: Page) => page.getByRole('main').getByText('publishers'),
}

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

/** What is opened by cells and rows of the grid. */
const dialogsOfGrid: readonly VisitedTablePage[] = [
  {
    path: '/tables/public/publishers',
    isOfGrid: true,
    ready: dialog('Edit 3 rows'),
    act: (page) => actOnRows(page, 'Edit…'),
  },
  {
    path: '/tables/public/publishers',
    isOfGrid: true,
    ready: dialog('Delete 3 rows of publishers'),
    act: (page) => actOnRows(page, 'Delete…'),
  },
  {
    path: '/tables/public/publishers',
    isOfGrid: true,
    ready: dialog('Paste'),
    act: (page) => paste(page, 'Alba\\tIT\\n'),
  },
  {
    path: '/tables/public/books',
    isOfGrid: true,
    ready: (page) => page.getByRole('complementary', { name: /^Row: / }),
    act: async (page) => {
      await page.getByRole('gridcell').nth(2).click()
      await page.getByRole('button', { name: 'Row panel' }).click()
    },
  },
]

export const visitedPages: readonly VisitedTablePage[] = [
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
    act: (page) => tableAction(page, 'Export'),
  },
  {
    path: '/tables/public/authors',
    ready: (page) => page.getByRole('region', { name: 'First rows of the file' }),
    act: async (page) => {
      await tableAction(page, 'Import')
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
  {
    ...HOME,
    ready: dialog('Change keys'),
    act: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('button', { name: 'Change keys' }).click()
    },
  },
  {
    path: '/tables/public/books',
    ready: (page) => page.getByRole('form', { name: /New row/ }),
    act: async (page) => {
      await data(page).waitFor()
      await page.getByRole('button', { name: 'Add row' }).first().click()
    },
  },
  ...dialogsOfGrid,
]

/** Opens the panel where it is a drawer. */
async function showPanel(page: Page): Promise<void> {
  await page.locator('[data-table]').first().waitFor()
  const button = page.getByRole('button', { name: 'List of tables' })
  const isDrawer = await button.isVisible()
  if (isDrawer && (await button.getAttribute('aria-pressed')) === 'false') await button.click()
}

/** Chooses the second to the fourth row, and what to do with them. */
async function actOnRows(page: Page, act: string): Promise<void> {
  const gutter = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').first()
  await gutter(2).click()
  await gutter(4).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  await bar.getByRole('button', { name: act }).click()
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText('${text}')`)
  await page.getByRole('gridcell', { name: 'Harbour House' }).click()
  await page.keyboard.press('ControlOrMeta+V')
}
