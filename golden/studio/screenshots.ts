import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { takeDocumentPictures } from './documents/document-pictures.ts'
import { launchChromium } from './launch-chromium.ts'
import { takeKeyPictures } from './keys/key-pictures.ts'
import { takeMigrationPictures } from './migrations-pictures.ts'
import { shopDatabase } from './shop-database.ts'
import { sqlScenes } from './sql/sql-scenes.ts'
import { startStudio } from './start-studio.ts'

const WIDTHS = [1440, 900, 390] as const
const HEIGHT = 900
const PHONE = 768
const THEMES = ['light', 'dark'] as const

interface Scene {
  readonly path: string
  /** What a person does before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
  /** It begins in the grid, which a phone has cards for. */
  readonly isOfGrid?: true
}

const filtered = new URLSearchParams({
  filter: JSON.stringify({
    and: [
      { column: 'format', op: 'in', value: ['paperback', 'hardcover', 'ebook'] },
      { column: 'price', op: 'gte', value: '5' },
      {
        or: [
          { column: 'pages', op: 'gt', value: 200 },
          { column: 'subtitle', op: 'isnull' },
        ],
      },
    ],
  }),
}).toString()

/** Of the bookshop on PostgreSQL, which has the most kinds of columns. */
const scenes: Readonly<Record<string, Scene>> = {
  home: { path: '/' },
  table: { path: '/tables/public/books' },
  structure: { path: '/tables/public/books/structure' },
  filters: {
    path: `/tables/public/books?${filtered}`,
    prepare: (page) => page.getByRole('button', { name: /^Change filter price/ }).click(),
  },
  'filter-builder': {
    path: `/tables/public/books?${filtered}`,
    prepare: (page) => page.getByRole('button', { name: 'Advanced' }).click(),
  },
  'filter-where': {
    path: `/tables/public/books?where=${encodeURIComponent("price > 5 AND titel LIKE '%a%'")}`,
    prepare: (page) => page.getByText(/titel/).first().waitFor(),
  },
  'filter-none': {
    path: `/tables/public/books?${filtered}&search=zebra`,
  },
  sort: {
    path: '/tables/public/books?sort=-price:nullslast,title',
    prepare: (page) => page.getByRole('button', { name: /^Sort 2/ }).click(),
  },
  columns: {
    path: '/tables/public/books',
    prepare: (page) => page.getByRole('button', { name: /^Columns/ }).click(),
  },
  'cell-menu': {
    isOfGrid: true,
    path: '/tables/public/books',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: 'Winter Harbour' }).click()
      await page.keyboard.press('Shift+F10')
      await page.getByRole('menuitem', { name: /order_lines/ }).waitFor()
    },
  },
  'column-menu': {
    isOfGrid: true,
    path: '/tables/public/books',
    prepare: (page) =>
      page.getByRole('columnheader', { name: /^title/ }).click({ button: 'right' }),
  },
  customers: { path: '/tables/public/customers' },
  view: { path: '/tables/public/book_overview' },
  bulk: { path: '/tables/public/books', isOfGrid: true, prepare: (page) => chooseRows(page) },
  'bulk-edit': {
    isOfGrid: true,
    path: '/tables/public/books',
    prepare: (page) => chooseRows(page, 'Edit…'),
  },
  'bulk-delete': {
    isOfGrid: true,
    path: '/tables/public/publishers',
    prepare: (page) => chooseRows(page, 'Delete…'),
  },
  export: {
    isOfGrid: true,
    path: '/tables/public/books?search=a',
    prepare: (page) => chooseRows(page, 'Export…'),
  },
  import: { path: '/tables/public/publishers', prepare: openImport },
  'row-panel': {
    path: '/tables/public/books',
    prepare: async (page) => {
      await openRow(page)
      await page.getByLabel('subtitle', { exact: true }).first().waitFor()
    },
  },
  'new-row': {
    path: '/tables/public/books',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add row' }).first().click()
      await page.getByRole('form', { name: /New row/ }).waitFor()
    },
  },
  'value-json': {
    path: '/tables/public/books',
    prepare: async (page) => {
      await openRow(page)
      await page.getByRole('button', { name: 'Edit details' }).first().click()
      await page.getByRole('button', { name: 'Tree' }).click()
    },
  },
  'value-array': {
    path: '/tables/public/books',
    prepare: async (page) => {
      await openRow(page)
      await page.getByRole('button', { name: 'Edit tags' }).first().click()
    },
  },
  'edit-date': {
    path: '/tables/public/authors',
    prepare: async (page) => {
      await openRow(page)
      await page.getByRole('button', { name: 'Choose born' }).first().click()
    },
  },
  ...sqlScenes,
  diagram: { path: '/diagram' },
  objects: { path: '/objects/view/public/book_overview' },
  activity: { path: '/activity', prepare: waitForLock },
  'diagram-table': { path: '/diagram?table=public/orders' },
  palette: {
    path: '/tables/public/books',
    prepare: async (page) => {
      await page.keyboard.press('ControlOrMeta+K')
      await page.getByRole('combobox', { name: 'Search' }).fill('order')
    },
  },
  help: {
    path: '/tables/public/books',
    prepare: (page) => page.keyboard.press('?'),
  },
}

/** Chooses three rows, and what to do with them. */
async function chooseRows(page: Page, act?: string): Promise<void> {
  const gutter = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').first()
  await gutter(2).click()
  await gutter(4).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: 'Selected rows' })
  if (act !== undefined) await bar.getByRole('button', { name: act }).click()
}

/** A file with a fault in its second row. */
async function openImport(page: Page): Promise<void> {
  const direct = page.getByRole('button', { name: 'Import' })
  if (await direct.isVisible()) await direct.click()
  else {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
  }
  const text = 'name,land,founded,website\nAlba,IT,1901,\nBjörk,IS,soon,https://bjork.example\n'
  const file = { name: 'publishers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('File to import').setInputFiles(file)
  await page.getByLabel('Column for land').selectOption('country')
}

/** All of the first row: beside the grid, or on a phone in its card. */
async function openRow(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE
  if (isPhone)
    return page
      .getByRole('button', { name: /^Open / })
      .first()
      .click()
  await page.getByRole('gridcell').nth(2).click()
  await page.getByRole('button', { name: 'Row panel' }).click()
}

/** Two transactions of the studio want the same row, until the pictures have been taken. */
async function waitForLock(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json' }
    const send = async (path, body) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    const query = 'UPDATE books SET pages = pages + 1 WHERE id = 1'
    const { id } = await send('/api/tx', {})
    await send('/api/sql', { query, tx: id })
    void send('/api/sql', { query })
    setTimeout(() => send('/api/tx/' + id + '/rollback', {}), 4500)
  })()`)
  await page.waitForTimeout(3500)
}

/** Writes a picture of every page in both themes at three widths into the directory. */
async function takeScreenshots(directory: string, only: readonly string[]): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const launched = await launchChromium()
  const database = await shopDatabase('postgresql-15')
  if (launched.kind === 'unavailable') throw new Error(launched.reason)
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const studio = await startStudio({ args: [database.url] })
  const names = Object.keys(scenes).filter((name) => only.length === 0 || only.includes(name))
  try {
    for (const name of names)
      await takeScene({ browser: launched.browser, origin: studio.origin, directory, name })
    if (only.length === 0 || only.includes('migrations'))
      await takeMigrationPictures(launched.browser, directory)
    if (only.length === 0 || only.some((name) => name.startsWith('keys')))
      await takeKeyPictures(directory, only)
    if (only.length === 0 || only.includes('documents'))
      await takeDocumentPictures(launched.browser, directory)
  } finally {
    await launched.browser.close()
    await studio.stop()
    await database.drop()
  }
}

interface Shot {
  readonly browser: Browser
  readonly origin: string
  readonly directory: string
  readonly name: string
}

async function takeScene({ browser, origin, directory, name }: Shot): Promise<void> {
  const scene = scenes[name]
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      if (scene?.isOfGrid === true && width < PHONE) continue
      const page = await browser.newPage({ colorScheme, viewport: { width, height: HEIGHT } })
      await page.goto(`${origin}${scene?.path ?? '/'}`, { waitUntil: 'networkidle' })
      await scene?.prepare?.(page)
      await page.waitForTimeout(400)
      const path = join(directory, `${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path })
      await page.close()
      process.stdout.write(`${path}\n`)
    }
  }
}

const [directory, ...only] = process.argv.slice(2)
if (directory === undefined) {
  process.stderr.write('usage: npm run screenshots -- <directory> [name...]\n')
  process.exitCode = 1
} else await takeScreenshots(directory, only)
