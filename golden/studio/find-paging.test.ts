import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { eventually, tableLink } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const ROWS = 700

/** Ties in one column, NULLs in another: neither tells rows apart. */
function manyRows(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const n = (index * 7919) % 1511
    return `(${index + 1}, ${n % 10}, ${n % 3 === 0 ? 'null' : n % 7})`
  })
  return `create table many (id integer primary key, tie integer not null, maybe integer);
    insert into many values ${rows.join(', ')};`
}

const views = [
  ['', 'order by id'],
  ['sort=maybe:nullslast,-tie', 'order by maybe is null, maybe, tie desc, id desc'],
  ['sort=-maybe:nullsfirst', 'order by maybe is not null, maybe desc, id desc'],
  [`sort=tie&filter=${JSON.stringify({ column: 'tie', op: 'lt', value: 8 })}`, 'order by tie, id'],
] as const

const GRID = `document.querySelector('[role="grid"]')`
const LINES = `[...${GRID}.querySelectorAll('.g-body > .g-row')].map((row) => [
  row.getAttribute('aria-rowindex'),
  row.querySelector('[aria-colindex="2"]').textContent.trim(),
])`
const IS_END = `${GRID}.scrollTop + ${GRID}.clientHeight >= ${GRID}.scrollHeight - 1`
/** Resolves when what has come into sight is drawn. */
const SCROLL = `new Promise((resolve) => {
  ${GRID}.scrollTop += ${GRID}.clientHeight * 0.8
  requestAnimationFrame(() => requestAnimationFrame(resolve))
})`

const BACK = SCROLL.replace('+=', '-=')

const SILENCE_MS = 10_000
/** The heading is the first row of a grid (WAI-ARIA, "aria-rowindex"). */
const FIRST = 2

/** Scrolls from the first row to the last, and writes down what stands in each line. */
async function readAll(page: Page, expected: number): Promise<readonly string[]> {
  const found = new Map<number, string>()
  let progress = Date.now()
  for (;;) {
    const before = found.size
    const lines: unknown = await page.evaluate(LINES)
    if (!Array.isArray(lines)) throw new Error('no lines')
    for (const [index, id] of lines) {
      const known = found.get(Number(index))
      assert.ok(known === undefined || known === id, `row ${index} stays ${known}`)
      found.set(Number(index), String(id))
    }
    if (found.size > before) progress = Date.now()
    // On a busy machine the page may be scrolled past rows before it draws them.
    const isPast = lines.some(([index]) => Number(index) > FIRST && !found.has(index - 1))
    const isMore = (await page.getByRole('button', { name: 'Load more' }).count()) > 0
    const isDone = !isMore && found.size === before && (await page.evaluate(IS_END)) === true
    // A page that is being fetched shows neither rows nor a button: all rows end the walk, or a long silence.
    const isSilent = Date.now() - progress > SILENCE_MS
    if ((isDone && found.size >= expected) || (isSilent && (isDone || isPast))) break
    await page.evaluate(isPast ? BACK : SCROLL)
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, id]) => id)
}

async function pages({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  await tableLink(page, 'many').click()
  await page.getByRole('grid').getByRole('gridcell').first().waitFor()
  const path = new URL(page.url()).pathname
  for (const [view, order] of views) {
    await page.goto(`${origin}${path}?${view}`)
    await page.getByRole('grid').getByRole('gridcell').first().waitFor()
    const where = view.includes('filter') ? 'where tie < 8' : ''
    const all = await rowsOf(url, `select id from many ${where} ${order}`)
    const wanted = all.map((row) => String(Object.values(row)[0]))
    assert.equal(await readAll(page, wanted.length), wanted, view)
    await eventually(
      () => page.getByRole('main').innerText(),
      (text) => text.includes(`1–${wanted.length.toLocaleString('en-US')}`),
    )
  }
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine, more: manyRows() })
  test(`${engine}: scrolling through ${ROWS} rows shows each once, in order`, shared.use(pages))
  test.after(shared.close)
}

test.run()
