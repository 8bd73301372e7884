import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { rowsOf } from '../../golden/studio/shop-database.ts'
import { cellAt, openTable, tableLink } from '../../golden/studio/steps.ts'
import { type BigTable, sizes } from './big-tables.ts'
import { type Figure, p95 } from './budget.ts'
import { untilPainted } from './until-painted.ts'

const CLICKS = 20
const EDITS = 20

/** Counts what the first page fetches of script and style, as it would be sent compressed. */
export async function loadFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const page = await browser.newPage()
  const bytes = { script: 0, stylesheet: 0 }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const count = async () => {
      const sent = gzipSync(await response.body()).length
      bytes[kind] += sent
    }
    reading.push(count())
  })
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  await page.getByRole('main').waitFor()
  await Promise.all(reading)
  await page.close()
  const unit = 'kB'
  return [
    { name: 'first load, script', measured: bytes.script / 1024, budget: 120, unit },
    { name: 'first load, style', measured: bytes.stylesheet / 1024, budget: 20, unit },
  ]
}

/** From the click on a table to the frame with its first rows, with a page that `watchPainting` has prepared. */
export async function tableFigures(
  page: Page,
  url: string,
  name: string,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const table of ['rows_1m', 'rows_10m'] as const) {
    const measured = p95(await repeat(CLICKS, () => clickTable(page, table)))
    const first = `select * from ${table} order by id limit 100`
    const plain = p95(await repeat(CLICKS, () => timed(() => rowsOf(url, first))))
    const label = `table click to first rows, ${sizes[table].toLocaleString('en')} rows, ${name}`
    figures.push({ name: label, measured, budget: 150, unit: 'ms', plain })
  }
  return figures
}

async function clickTable(page: Page, table: BigTable): Promise<number> {
  await page.getByRole('link', { name: 'Data' }).first().click()
  await tableLink(page, table).waitFor()
  await openTable(page, table)
  return (await untilPainted(page)).milliseconds
}

/** From Enter until the studio says that the cell is saved. */
export async function editFigure(page: Page, name: string): Promise<Figure> {
  await page.getByRole('link', { name: 'Data' }).first().click()
  const grid = await openTable(page, 'rows_1m')
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    // Of two digits, so that no other row that is shown holds the text of this one.
    const row = `a note about row ${13 + (edit % 4) * 3}`
    const cell = await cellAt(grid, { row, column: 'name' })
    await cell.dblclick()
    const editor = page.getByRole('grid').getByRole('textbox')
    await editor.fill(`edited ${edit}`)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    times.push(
      await timed(async () => {
        await editor.press('Enter')
        await saved
        await cell.getByText(`edited ${edit}`).waitFor()
      }),
    )
  }
  return { name: `cell edit to saved, ${name}`, measured: p95(times), budget: 150, unit: 'ms' }
}

async function repeat(times: number, measure: () => Promise<number>): Promise<readonly number[]> {
  const figures: number[] = []
  for (let round = 0; round < times; round++) figures.push(await measure())
  return figures
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
