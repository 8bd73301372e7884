import type { Browser, Page } from 'playwright-core'
import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { execute } from '../../golden/studio/shop-database.ts'
import { editorOf, pressRun, resultOf, writeSql } from '../../golden/studio/sql/sql-steps.ts'
import { startStudio } from '../../golden/studio/start-studio.ts'
import { median } from '../median.ts'
import { type Figure, p95 } from './budget.ts'

const TABLES = 20_000
const ASKED = 40
const ROWS = 10_000
const COLUMNS = 50
/** A frame of a screen that shows 55 of them in a second. */
const FRAME_MS = 1000 / 55
const SCROLL_STEPS = 120
/** The figure is the median of so many ways down the result. */
const SCROLLS = 5

/** The editor of statements over very many tables, and a large result. */
export async function sqlFigures(browser: Browser): Promise<readonly Figure[]> {
  const database = await freshDatabase('sqlite')
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const tables = Array.from(
    { length: TABLES },
    (_, n) => `create table part_${n} (id integer primary key, name_${n} text, amount integer);`,
  )
  await execute(database.url, [`begin; ${tables.join('\n')} commit;`])
  const studio = await startStudio({ args: [database.url] })
  try {
    const completion = await completionFigure(studio.origin)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${studio.origin}/sql`)
    return [completion, ...(await scrollFigures(page))]
  } finally {
    await studio.stop()
    await database.drop()
  }
}

/** From a letter to the list of names, once the schema has been read. */
async function completionFigure(origin: string): Promise<Figure> {
  const ask = async (query: string) => {
    const body = JSON.stringify({ query, position: query.length })
    const headers = { 'content-type': 'application/json' }
    const begin = performance.now()
    await (await fetch(`${origin}/api/sql/complete`, { method: 'POST', headers, body })).text()
    return performance.now() - begin
  }
  await ask('select ')
  const times: number[] = []
  for (let n = 0; n < ASKED; n++) times.push(await ask(`select * from part_${n % 9}`))
  const name = `completion at ${TABLES.toLocaleString('en')} tables`
  return { name, measured: p95(times), budget: 50, unit: 'ms' }
}

/** A large result is scrolled by pixels, a step a frame, several times from its top. */
async function scrollFigures(page: Page): Promise<readonly Figure[]> {
  const columns = Array.from({ length: COLUMNS }, (_, n) => `i * ${n + 1} as c${n}`)
  await editorOf(page).waitFor()
  await page.getByRole('combobox', { name: 'Rows read of each result' }).selectOption(String(ROWS))
  await writeSql(
    page,
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${ROWS}) select ${columns.join()} from n`,
  )
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell').first().waitFor()
  const scrolls: { frames: number[]; cells: number }[] = []
  for (let n = 0; n < SCROLLS; n++) scrolls.push(await page.evaluate(SCROLL))
  const mean = median(scrolls.map(({ frames }) => meanOf(frames)))
  const frames = scrolls.flatMap((scroll) => scroll.frames)
  const cells = Math.max(...scrolls.map((scroll) => scroll.cells))
  const what = `${ROWS.toLocaleString('en')} x ${COLUMNS} cells`
  return [
    { name: `frame while ${what} scroll, mean`, measured: mean, budget: FRAME_MS, unit: 'ms' },
    { name: `frame while ${what} scroll, p95`, measured: p95(frames), budget: 50, unit: 'ms' },
    { name: `cells that exist of ${what}`, measured: cells, budget: 1500, unit: 'nodes' },
  ]
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

const SCROLL = `new Promise((resolve) => {
  const grid = document.querySelector('[role="grid"]')
  grid.scrollTo(0, 0)
  const frames = []
  let cells = 0
  let before = performance.now()
  const step = (now) => {
    frames.push(now - before)
    before = now
    cells = Math.max(cells, grid.querySelectorAll('[role="gridcell"]').length)
    grid.scrollBy(frames.length % 4 === 0 ? 60 : 0, 140)
    if (frames.length < ${SCROLL_STEPS}) requestAnimationFrame(step)
    else resolve({ frames: frames.slice(2), cells })
  }
  requestAnimationFrame(step)
})`
