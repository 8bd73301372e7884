import { launchChromium } from '../../golden/studio/launch-chromium.ts'
import { startStudio } from '../../golden/studio/start-studio.ts'
import { table } from '../table.ts'
import { type BenchEngine, benchEngines, bigTables } from './big-tables.ts'
import { type Figure, figureRow, isWithin } from './budget.ts'
import { editFigure, loadFigures, tableFigures } from './page-figures.ts'
import { deepFigures, exportFigures } from './request-figures.ts'
import { sqlFigures } from './sql-figures.ts'
import { diagramFigures } from './diagram-figures.ts'
import { watchPainting } from './until-painted.ts'
import { idleFigure, startFigure } from './server-figures.ts'

const HEAD = ['studio', 'measured', 'budget', 'plain driver', '']

/** The studio in Chromium beside its budgets. Exits 1 when one is not kept. */
async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const named: readonly string[] = process.argv.slice(2)
  const wanted = benchEngines.filter((engine) => named.length === 0 || named.includes(engine))
  for (const engine of wanted) figures.push(...(await measureOn(engine)))
  return figures
}

async function measureOn(engine: BenchEngine): Promise<readonly Figure[]> {
  const launched = await launchChromium()
  if (launched.kind === 'unavailable') throw new Error(launched.reason)
  const { browser } = launched
  const database = await bigTables(engine)
  const { url } = database
  const start = await startFigure(url, engine)
  const studio = await startStudio({ args: [url] })
  try {
    const load = engine === 'sqlite' ? await loadFigures(browser, studio.origin) : []
    const sql = engine === 'sqlite' ? await sqlFigures(browser) : []
    const diagram = engine === 'sqlite' ? await diagramFigures(browser) : []
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await watchPainting(page, '[role="gridcell"]')
    await page.goto(`${studio.origin}/`)
    const tables = await tableFigures(page, url, engine)
    const edit = await editFigure(page, engine)
    const measured = { studio, url, engine }
    const deep = await deepFigures(measured)
    const idle = await idleFigure(studio, engine)
    const exported = await exportFigures(measured)
    return [start, ...load, ...sql, ...diagram, ...tables, ...deep, edit, ...exported, idle]
  } finally {
    await browser.close()
    await studio.stop()
    await database.drop()
  }
}

const figures = await measure()
process.stdout.write(table([HEAD, ...figures.map(figureRow)]))
process.exitCode = figures.every(isWithin) ? 0 : 1
