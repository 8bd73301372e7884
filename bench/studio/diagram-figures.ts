import type { Browser } from 'playwright-core'
import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { execute } from '../../golden/studio/shop-database.ts'
import { startStudio } from '../../golden/studio/start-studio.ts'
import { type Figure, p95 } from './budget.ts'
import { type Painted, untilPainted, watchPainting } from './until-painted.ts'

const TABLES = 500
const VISITS = 5

/** A table of twelve columns that points to one or two of those before it. */
function tableText(n: number): string {
  const columns = Array.from({ length: 9 }, (_, column) => `value_${column} text`)
  const first = n === 0 ? [] : [`first_id integer references part_${Math.floor(n / 3)} (id)`]
  const second = n < 7 ? [] : [`second_id integer references part_${n - 7} (id)`]
  return `create table part_${n} (id integer primary key, ${[...columns, ...first, ...second].join(', ')});`
}

/** From the click on "Diagram" to the drawn diagram of very many tables. */
export async function diagramFigures(browser: Browser): Promise<readonly Figure[]> {
  const database = await freshDatabase('sqlite')
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const tables = Array.from({ length: TABLES }, (_, n) => tableText(n))
  await execute(database.url, [`begin; ${tables.join('\n')} commit;`])
  const studio = await startStudio({ args: [database.url] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await watchPainting(page, 'svg.er[aria-busy="false"] g[role="group"]')
    const visits: Painted[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      await page.goto(`${studio.origin}/`)
      await page.getByRole('link', { name: 'Diagram' }).click()
      visits.push(await untilPainted(page))
    }
    const drawn = p95(visits.map(({ milliseconds }) => milliseconds))
    const blocked = p95(visits.map(({ longestTask }) => longestTask))
    return [
      { name: `diagram of ${TABLES} tables, drawn`, measured: drawn, budget: 1500, unit: 'ms' },
      { name: 'the longest task meanwhile', measured: blocked, budget: 50, unit: 'ms' },
    ]
  } finally {
    await studio.stop()
    await database.drop()
  }
}
