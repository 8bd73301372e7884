import type { Route } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from './shop-database.ts'
import { cellAt, openTable, tableAction } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const NAMES = 'select name from publishers order by id'

/** The statements are tried in the database to be shown. A trial that comes after the save would find other rows. */
async function saveDuringTrial({ browser, database, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'publishers')
  await tableAction(page, 'Stage changes')
  await (await cellAt(grid, { row: 'Harbour House', column: 'name' })).dblclick()
  await grid.getByRole('textbox').fill('Saved once')
  await grid.getByRole('textbox').press('Enter')
  const tried = Promise.withResolvers<Route>()
  await page.route(/rows\/batch\?dryRun=1/, (route) => tried.resolve(route))
  await page.route(/rows\/batch$/, async (route) => {
    const response = await route.fetch()
    const trial = await tried.promise
    await trial.continue()
    // It resolves to null when the page has given the trial up.
    await trial.request().response()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Review…' }).click()
  await tried.promise
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 change' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByText('1 change saved').waitFor()
  assert.match(JSON.stringify(await rowsOf(database.url, NAMES)), 'Saved once')
  await finish()
}

const shared = sharedScene({ engine: 'sqlite' })
test('a trial of the changes is given up when they are saved', shared.use(saveDuringTrial))
test.after(shared.close)

test.run()
