import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { cellAt, editCell, eventually, openTable, runSql } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const TITLE = 'select title from books where id = 4'

async function drive({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  const title = async () => JSON.stringify(await rowsOf(url, TITLE))
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'books')
  await editCell(page, await cellAt(grid, { row: '9780000000042', column: 'title' }), `Winter's`)
  await eventually(title, (found) => found.includes(`Winter's`))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await eventually(title, (found) => found.includes('Winter Harbour'))
  await page.getByRole('link', { name: 'SQL' }).first().click()
  const result = await runSql(page, 'select count(*) as books_there from books')
  assert.match(await result.innerText(), /books_there[\s\S]*12/)
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(
    `${engine}: tables, rows, an edit, its undoing and SQL, without a violation or a call elsewhere (security 29, 63)`,
    shared.use(drive),
  )
  test.after(shared.close)
}

test.run()
