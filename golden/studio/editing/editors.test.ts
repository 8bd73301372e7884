import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { studioEngines, type StudioEngine } from '../shop-database.ts'
import { cellAt, eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { type EditorCase, editorCases } from './editor-cases.ts'
import { kinds, storedTexts } from './kinds-table.ts'
import { tablePath } from './table-path.ts'

/** So wide that every column is in sight. */
const WIDE = { viewport: { width: 3600, height: 800 } }

interface Place {
  readonly page: Page
  readonly engine: StudioEngine
  readonly url: string
}

/** Edits a cell, compares the whole row with what it was, and takes the edit back. */
async function checkCase({ page, engine, url }: Place, { name, column, ...one }: EditorCase) {
  const before = await storedTexts(engine, url)
  const stored = async () => (await storedTexts(engine, url))[column]
  const isExpected = (value: string | null | undefined) =>
    one.expected instanceof RegExp ? one.expected.test(String(value)) : value === one.expected
  const grid = page.getByRole('grid')
  await grid.getByText('plain').waitFor()
  const cell = await cellAt(grid, { row: 'plain', column })
  const shown = await valueIn(cell)
  await one.edit(page, cell)
  await eventually(stored, isExpected)
  assert.equal({ ...(await storedTexts(engine, url)), [column]: before[column] }, before, name)
  await page.getByRole('button', { name: /^Undo: change/ }).click()
  await eventually(stored, (value) => value === before[column])
  // What is edited before the page shows it would be a conflict.
  await eventually(
    () => valueIn(cell),
    (text) => text === shown,
  )
}

/** Without the word that says how its edit stands. */
async function valueIn(cell: Locator): Promise<string> {
  return (await cell.innerText()).replace(/\s*(?:Edited|Saving|Saved)$/, '')
}

for (const engine of studioEngines) {
  const { columns, sql } = kinds[engine]
  const shared = sharedScene({ engine, more: sql })
  const cases = editorCases.filter(({ column }) => columns.includes(column))
  test(
    `${engine}: the ${cases.length} ways to edit a value store it, leave every other byte as it was, and are undone`,
    shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
      const { page, finish } = await openStudioPage({ browser, origin, options: WIDE })
      await page.goto(origin + tablePath(engine, 'kinds'))
      for (const each of cases) {
        try {
          await checkCase({ page, engine, url }, each)
        } catch (error) {
          throw new Error(`${each.name}: ${String(error)}`, { cause: error })
        }
      }
      await finish()
    }),
  )
  test.after(shared.close)
}

test.run()
