import type { Route } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execute, rowsOf } from './shop-database.ts'
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

/** Two rows were edited, of which another person has changed one and deleted the other. */
async function meetConflicts({ browser, database, studios: [{ origin }] }: StudioScene) {
  const allowed = [/status of 409/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'publishers')
  await tableAction(page, 'Stage changes')
  const edit = async (row: string, text: string) => {
    await (await cellAt(grid, { row, column: 'name' })).dblclick()
    await grid.getByRole('textbox').fill(text)
    await grid.getByRole('textbox').press('Enter')
  }
  await edit('Éditions du Pont', 'Mine')
  await edit('Nordlicht Verlag', 'Mine too')
  await edit('Kitchen Table Press', 'Of nobody')
  await execute(database.url, [
    `update publishers set name = 'Theirs' where name = 'Éditions du Pont'`,
    `update publishers set name = 'Theirs too' where name = 'Nordlicht Verlag'`,
    `update books set publisher_id = null where publisher_id = 5`,
    `delete from publishers where name = 'Kitchen Table Press'`,
  ])
  await page.keyboard.press('ControlOrMeta+Enter')
  const dialog = page.getByRole('dialog', { name: 'Staged changes' })
  const item = (row: number) => dialog.getByRole('listitem').filter({ hasText: `name of ${row}` })
  const save = () => dialog.getByRole('button', { name: /^Save/ }).click()
  await item(2).getByText('Someone changed this cell. It holds Theirs now.').waitFor()
  await item(2).getByRole('button', { name: 'Keep mine' }).click()
  await item(2).getByText('Edited').waitFor()
  await save()
  await item(3).getByText('It holds Theirs too now.').waitFor()
  await item(3).getByRole('button', { name: 'Take theirs' }).click()
  await save()
  await item(5).getByText('Someone deleted this row.').waitFor()
  await item(5).getByRole('button', { name: 'Revert' }).click()
  await save()
  await page.getByRole('region', { name: 'Notices' }).getByText('1 change saved').waitFor()
  const names = JSON.stringify(await rowsOf(database.url, NAMES))
  assert.match(names, /"Mine".*"Theirs too"/)
  assert.not.match(names, /"Theirs"|Mine too|Of nobody/)
  await finish()
}

/** What somebody else has written is told by the review, before anything is saved. */
async function reviewConflict({ browser, database, studios: [{ origin }] }: StudioScene) {
  const allowed = [/status of 409/]
  await execute(database.url, [
    `insert into publishers (id, name, country) values (90, 'Tidewater Books', 'IE')`,
  ])
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'publishers')
  await tableAction(page, 'Stage changes')
  await (await cellAt(grid, { row: 'Tidewater Books', column: 'name' })).dblclick()
  await grid.getByRole('textbox').fill('Reviewed')
  await grid.getByRole('textbox').press('Enter')
  const update = `update publishers set name = 'Written meanwhile' where name = 'Tidewater Books'`
  await execute(database.url, [update])
  let trials = 0
  page.on('request', (request) => {
    if (request.url().includes('dryRun=1')) trials += 1
  })
  await page.getByRole('button', { name: 'Review…' }).click()
  const item = page.getByRole('dialog', { name: 'Staged changes' }).getByRole('listitem')
  await item.getByText('Someone changed this cell. It holds Written meanwhile now.').waitFor()
  assert.is(trials, 1)
  await item.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText(/update .*publishers/i).waitFor()
  assert.is(trials, 2)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByText('1 change saved').waitFor()
  assert.match(JSON.stringify(await rowsOf(database.url, NAMES)), 'Reviewed')
  await finish()
}

const shared = sharedScene({ engine: 'sqlite' })
test('a trial of the changes is given up when they are saved', shared.use(saveDuringTrial))
test(
  'a save that meets conflicts says where, and asks whose value stays',
  shared.use(meetConflicts),
)
test(
  'a review of the changes says which of them somebody else has crossed',
  shared.use(reviewConflict),
)
test.after(shared.close)

test.run()
